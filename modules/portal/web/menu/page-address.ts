/** Full address of a path below the base, for links that load the page anew. */
export function pageAddress(path: string): string {
  return new URL(path.replace(/^\/+/, ''), document.baseURI).href;
}
