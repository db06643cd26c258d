import type { DocumentPageParts } from '@sarn/document/web';
import { numberForm, takeNumberForm } from './forms-number.tsx';
import { NumberingFact } from './NumberingFact.tsx';

/** Which number a document has, or will get. */
export const documentPage = {
  facts: [{ id: 'numbering', order: 20, Facts: NumberingFact }],
  actForms: { number: numberForm, takeNumber: takeNumberForm },
} satisfies DocumentPageParts;
