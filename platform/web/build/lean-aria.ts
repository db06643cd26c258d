/*
 * React Aria carries its strings in 34 languages inside every component. The page has its own
 * (words/aria-words.ts), so those strings are left out of the build: 47 kB less, compressed.
 */
const carried =
  /\/react-(aria|stately|aria-components)\/dist\/private\/(intl\/(.*\/)?)?[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Vite plugin for the application's build. */
export function leanAria() {
  return {
    name: 'sarn-lean-aria',
    enforce: 'pre' as const,
    load: (id: string) => (carried.test(id) ? 'export default undefined' : undefined),
  };
}
