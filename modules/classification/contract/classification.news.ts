import { newsKinds } from '@sarn/kernel';

/** Notices about the class of a document and about who reads it; they never name the document. */
export const secretNews = [
  ...newsKinds(
    {
      'act.classify': { th: 'ปรับชั้นความลับของหนังสือ', en: 'The class of a document was changed' },
      'act.secret-named': {
        th: 'ได้รับอนุญาตให้อ่านหนังสือลับ',
        en: 'Named as reader of a classified document',
      },
    },
    { roles: ['holder'] },
  ),
  ...newsKinds(
    {
      'act.secret-break-glass': {
        th: 'มีผู้เปิดหนังสือลับกรณีฉุกเฉิน',
        en: 'A classified document was opened in an emergency',
      },
    },
    { roles: ['clerk'] },
  ),
];
