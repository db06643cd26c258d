/** Where the browser is below the base path: `/login`, `/sarabun/document/…`; no trailing slash. */
export function pathNow(): string {
  const base = new URL(document.baseURI).pathname;
  const below = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : '';
  return `/${below.replace(/\/+$/, '')}`;
}

/** Full address of a path below the base. */
export function addressOf(path: string): string {
  return new URL(path.replace(/^\/+/, ''), document.baseURI).href;
}
