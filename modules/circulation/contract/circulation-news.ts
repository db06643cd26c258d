import { newsKinds } from '@sarn/document/contract';

/** Notices about circulations. */
export const circulationNews = newsKinds({
  'circulation.sent': { th: 'มีหนังสือเวียนถึงท่าน', en: 'A document was circulated to you' },
  'circulation.completed': { th: 'ผู้รับหนังสือเวียนรับทราบครบแล้ว', en: 'All have acknowledged' },
  'circulation.reminded': { th: 'เตือนหนังสือเวียนที่รอท่าน', en: 'A circulated document waits for you' },
});
