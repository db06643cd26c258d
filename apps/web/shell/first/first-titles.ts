/*
 * Titles of the two pages on which a session begins, a copy of the phrases of the portal: the
 * frame shows them before those are loaded. A journey checks that both are the same.
 */
const firstTitles = {
  dashboard: { th: 'งานที่ต้องดำเนินการ', en: 'To do' },
  greeting: { th: 'สวัสดี คุณ{name}', en: 'Welcome, {name}' },
} as const;

/**
 * The title that a page will show, before the page is loaded; null for other pages.
 *
 * @param name of the reader, for the greeting
 */
export function firstTitle(path: string, tongue: 'th' | 'en', name: string): string | null {
  if (path === '/sarabun/dashboard' || path === '/sarabun') return firstTitles.dashboard[tongue];
  if (path !== '/portal' && path !== '/') return null;
  return firstTitles.greeting[tongue].replace('{name}', name);
}
