import { useWords } from '@sarn/platform-web';
import type { LinkedDocument } from '../contract/index.ts';
import { LinkedRows } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { useChangeReference } from './reference.client.ts';
import { referenceWords } from './words/reference-words.ts';

interface LinkedListProps {
  readonly title: string;
  readonly documentId: string;
  readonly documents: readonly LinkedDocument[];
}

/** Documents that a document refers to, or that refer to it. */
export function LinkedList({ title, documentId, documents }: LinkedListProps) {
  const say = useWords(referenceWords);
  const term = useTerms();
  const remove = useChangeReference(documentId, 'remove');
  const rows = documents.map((document) => ({
    documentId: document.documentId,
    title: document.title,
    facts: [
      term(document.kindTerm),
      document.letterNo && say('number', { no: document.letterNo }),
      document.receiveNo && say('receiveNo', { no: document.receiveNo }),
      say('by', { name: document.linkedBy }),
    ],
    openLabel: say('open', { title: document.title }),
    removeLabel: document.mayRemove ? say('remove', { title: document.title }) : null,
  }));
  return <LinkedRows title={title} rows={rows} onRemove={remove.mutate} error={remove.error} />;
}
