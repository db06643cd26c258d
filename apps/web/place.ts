/** Where the browser is below the base path: `/login`, `/sarabun/document/…`; no trailing slash. */
export function pathNow(): string {
  return belowBase(location.pathname);
}

/** A path without the base, where it has it; no trailing slash. */
export function belowBase(path: string): string {
  const base = new URL(document.baseURI).pathname;
  const below = path.startsWith(base) ? path.slice(base.length) : path;
  return `/${below.replace(/^\/+|\/+$/g, '')}`;
}

/** Full address of a path below the base. */
export function addressOf(path: string): string {
  return new URL(path.replace(/^\/+/, ''), document.baseURI).href;
}
