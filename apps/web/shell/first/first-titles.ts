/*
 * Titles of the two pages on which a session begins, and of what is to be done first: copies of the phrases
 * of the portal and of the dashboard, which the frame shows before those are loaded. A journey checks that
 * both are the same.
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

/** What stands around the most urgent work; `{count}` and `{sender}` are replaced. */
export const firstWorkWords = {
  th: {
    title: 'ควรทำก่อน {count} เรื่อง',
    order: 'เรียงตามกำหนด แล้วตามชั้นความเร็ว',
    from: 'จาก {sender}',
  },
  en: { title: '{count} to do first', order: 'By due date, then by speed', from: 'from {sender}' },
} as const;
