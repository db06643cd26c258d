import { actTerms } from '@sarn/document/contract';
import type { ActCode } from '@sarn/document/contract';
import type { NoticeEvent } from '@sarn/kernel';

/** Acts of which the author of the document is notified. */
export const authorActs: readonly ActCode[] = [
  'sendBack',
  'sign',
  'approve',
  'disapprove',
  'close',
  'recall',
];

/** Notifications to authors about their documents. */
export const authorNews: readonly NoticeEvent[] = authorActs.map((act) => ({
  module: 'SARABUN',
  kind: `act.${act}`,
  th: `แจ้งผู้จัดทำ: ${actTerms[act].th}`,
  en: `To the author: ${actTerms[act].en}`,
  roles: ['author'],
}));
