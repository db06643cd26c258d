import { Badge, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/registry/contract';
import type { DocumentPageParts } from '../document/page-parts.ts';
import { registryWords } from '../words/registry-words.ts';
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
