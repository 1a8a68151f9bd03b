// What stands behind the # of the page's address.

// A shorter word there is no link, not even half of one, and is left where it is: hosts and
// people put their own there. The shortest link has 19 characters.
const SHORTEST = 12;

export function isLink() {
  return location.hash.length > SHORTEST;
}

// Returns the link, or "". The address is cleaned, so that loading the page again does not
// ask again.
export function takeLink() {
  if (!isLink()) return "";
  const { pathname, search, hash } = location;
  history.replaceState(history.state, "", pathname + search);
  return hash.slice(1);
}
