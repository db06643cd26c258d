/**
 * Gives the page the address of the draft that it has just become, so that a refresh opens the draft.
 *
 * The router is not told: for it another address is another page, and the editor would be drawn anew
 * while somebody writes. It reads the address when it is used the next time.
 */
export function ownAddress(path: string): void {
  const { history } = window;
  const address = new URL(path.slice(1), document.baseURI).href;
  if (location.href === address) return;
  // The router puts a function of its own in front of this one.
  History.prototype.replaceState.call(history, history.state, '', address);
}

/**
 * Writes parameters into the address of the page that is shown, as `ownAddress` does; null takes one away.
 * Others stay.
 */
export function ownSearch(params: Readonly<Record<string, string | null>>): void {
  const { history } = window;
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(params)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  if (location.href === address.href) return;
  History.prototype.replaceState.call(history, history.state, '', address.href);
}
