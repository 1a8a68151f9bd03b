// What stands behind the # of the page's address.

// A shorter word there is no link, not even half of one, and is left where it is: hosts and
// people put their own there. The shortest link has 19 characters.
const SHORTEST = 12;

let taken = "";

export function isLink() {
  return location.hash.length > SHORTEST;
}

// Returns the link, or "". The address is cleaned, so that loading the page again does not
// ask again.
export function takeLink() {
  if (!isLink()) return "";
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", pathname + search);
  taken = hash.slice(1);
  return taken;
}

// Returns the link in an address that the system launched the page with, or "": a launch
// that loaded the page, or moved it, tells of a link that was taken then.
export function launchedLink(address) {
  const { hash } = new URL(address);
  const code = hash.length > SHORTEST ? hash.slice(1) : "";
  const again = code === taken;
  taken = "";
  return again ? "" : code;
}
