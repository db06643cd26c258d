/*
 * Titles of the two pages on which a session begins, once more beside the words of the portal: the
 * frame shows them before those are loaded. A journey holds both to the same.
 */
const firstTitles = {
  dashboard: { th: 'งานที่ต้องดำเนินการ', en: 'To do' },
  dashboardAbove: { th: 'ระบบสารบรรณอิเล็กทรอนิกส์', en: 'Electronic document registry' },
  greeting: { th: 'สวัสดี คุณ{name}', en: 'Welcome, {name}' },
} as const;

/** What the head of a page says, in words; `above` is the small line over the title. */
export interface FirstTitle {
  readonly title: string;
  readonly above?: string;
}

/**
 * The title of a page as it will be shown, before the page is there; null for other pages.
 *
 * @param name of the reader, for the greeting
 */
export function firstTitle(path: string, tongue: 'th' | 'en', name: string): FirstTitle | null {
  if (path === '/sarabun/dashboard' || path === '/sarabun') {
    const { dashboard, dashboardAbove } = firstTitles;
    return { title: dashboard[tongue], above: dashboardAbove[tongue] };
  }
  if (path !== '/portal' && path !== '/') return null;
  return { title: firstTitles.greeting[tongue].replace('{name}', name) };
}
