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
