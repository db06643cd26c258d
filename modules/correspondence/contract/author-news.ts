import { actTerms } from '@sarn/document/contract';
import type { ActCode, NewsKind } from '@sarn/document/contract';

/** Acts after which the author learns what became of the document. */
export const authorActs: readonly ActCode[] = [
  'sendBack',
  'sign',
  'approve',
  'disapprove',
  'close',
  'recall',
];

/** What authors are told of their documents. */
export const authorNews: readonly NewsKind[] = authorActs.map((act) => ({
  module: 'SARABUN',
  kind: `act.${act}`,
  th: `แจ้งผู้จัดทำ: ${actTerms[act].th}`,
  en: `To the author: ${actTerms[act].en}`,
}));
