import { Badge, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import type { DocumentPageParts } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { ImportedFacts } from './ImportedFacts.tsx';

function ImportedMark({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  return detail.imported && <Badge tone="info">{say('imported.mark')}</Badge>;
}

/** From which older system the document came. */
export const documentPage: DocumentPageParts = {
  facts: [{ id: 'imported', order: 70, Facts: ImportedFacts }],
  marks: [{ id: 'imported', order: 60, Mark: ImportedMark }],
};
