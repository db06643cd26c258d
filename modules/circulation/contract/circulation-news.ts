import { newsKinds } from '@sarn/kernel';

const toRecipient = { roles: ['holder'], work: ['holder'] } as const;

/** Notices about circulations: to those who are to read, and to who sent it. */
export const circulationNews = [
  ...newsKinds(
    {
      'circulation.sent': { th: 'มีหนังสือเวียนถึงท่าน', en: 'A document was circulated to you' },
      'circulation.reminded': {
        th: 'เตือนหนังสือเวียนที่รอท่าน',
        en: 'A circulated document waits for you',
      },
    },
    toRecipient,
  ),
  ...newsKinds(
    {
      'circulation.completed': {
        th: 'ผู้รับหนังสือเวียนรับทราบครบแล้ว',
        en: 'All have acknowledged',
      },
    },
    { roles: ['follower'] },
  ),
];
