/** Full address of a path below the base, for links that reload the page. */
export function pageAddress(path: string): string {
  return new URL(path.replace(/^\/+/, ''), document.baseURI).href;
}
