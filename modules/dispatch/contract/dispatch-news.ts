import { newsKinds } from '@sarn/kernel';

/** What sender, author and registrar are notified of about letters that did not arrive. */
export const dispatchNews = newsKinds(
  {
    'dispatch.bounced': {
      th: 'หนังสือส่งไปไม่ถึงผู้รับภายนอก',
      en: 'A letter did not arrive outside',
    },
    'dispatch.returned': {
      th: 'หนังสือส่งถูกผู้รับภายนอกตีกลับ',
      en: 'A letter came back from outside',
    },
  },
  { roles: ['follower', 'author', 'clerk'] },
);
