// Which text may become part of the page: a second wall behind the escaping in ui/html.py.
//
// PyScript runs any <script type="py"> or <py-script> that comes into the page, and calls
// Python for attributes like py-click; a content policy knows nothing of either. So
// markup is taken only if it is written as ui/html.py writes it, tag by tag, and none of
// its tags, attributes or addresses could run anything. Where a browser has Trusted Types,
// this is the one policy, and the browser itself asks it for all markup; elsewhere
// page.mjs does.

const TAG = /<(?:\/?([a-z][\w:-]*)((?:\s+[a-z][\w:.-]*(?:="[^"<]*")?)*)\s*\/?>|!--[^<>]*-->)/iy;
const ATTRIBUTE = /([a-z][\w:.-]*)(?:="([^"]*)")?/gi;
const ELEMENTS = new Set(
  ("script style link meta base iframe frame frameset object embed applet portal " +
    "template slot noscript xmp plaintext animate set").split(" "),
);
const CUSTOM = /-/; // py-script, mpy-config and what else another version may know
const HANDLER = /^(?:on|py-|mpy-|srcdoc$|style$|is$)/i;
const ADDRESS = /^(?:.*:)?(?:href|src|srcset|action|formaction|data|poster|ping|background)$/i;
const HARMLESS = /^(?:https:\/\/|[^:&\\]*$)/; // no scheme, not even one in disguise

// Returns the markup itself; throws a TypeError that says what is wrong with it.
export function checked(markup) {
  for (let at = markup.indexOf("<"); at >= 0; at = markup.indexOf("<", TAG.lastIndex)) {
    TAG.lastIndex = at;
    const found = TAG.exec(markup);
    if (!found) refuse(markup, at, "not written as this page writes it");
    const [, element = "", attributes = ""] = found;
    if (ELEMENTS.has(element.toLowerCase()) || CUSTOM.test(element))
      refuse(markup, at, `<${element}> is not taken`);
    for (const [, name, value = ""] of attributes.matchAll(ATTRIBUTE)) {
      if (HANDLER.test(name)) refuse(markup, at, `the attribute ${name} is not taken`);
      if (ADDRESS.test(name) && !HARMLESS.test(value))
        refuse(markup, at, `the address in ${name} is not taken`);
    }
  }
  return markup;
}

// Scripts come from the folder of this page only: others may share its host.
function ownScript(address) {
  const { href } = new URL(address, document.baseURI);
  if (!href.startsWith(new URL("./", location.href).href))
    throw new TypeError(`Refused to run a script from elsewhere: ${href.slice(0, 200)}`);
  return href;
}

function refuse(markup, at, why) {
  throw new TypeError(`Refused to put markup into the page, ${why}: ${markup.slice(at, at + 80)}`);
}

function noScript() {
  throw new TypeError("Refused to run a text as a script");
}

const policy = globalThis.trustedTypes?.createPolicy("default", {
  createHTML: checked,
  createScriptURL: ownScript,
  createScript: noScript,
});

export const markup = policy ? (text) => policy.createHTML(text) : checked;
