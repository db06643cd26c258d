import { useWords } from '@sarn/platform-web';
import type { LinkedPaper } from '@sarn/document/contract';
import { LinkedRows } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { useChangeReference } from './reference.client.ts';
import { referenceWords } from './words/reference-words.ts';

interface LinkedListProps {
  readonly title: string;
  readonly documentId: string;
  readonly papers: readonly LinkedPaper[];
}

/** Papers that a paper refers to, or that refer to it. */
export function LinkedList({ title, documentId, papers }: LinkedListProps) {
  const say = useWords(referenceWords);
  const term = useTerms();
  const remove = useChangeReference(documentId, 'remove');
  const rows = papers.map((paper) => ({
    documentId: paper.documentId,
    title: paper.title,
    facts: [
      term(paper.kindTerm),
      paper.letterNo && say('number', { no: paper.letterNo }),
      paper.receiveNo && say('receiveNo', { no: paper.receiveNo }),
      say('by', { name: paper.linkedBy }),
    ],
    openLabel: say('open', { title: paper.title }),
    removeLabel: paper.mayRemove ? say('remove', { title: paper.title }) : null,
  }));
  return <LinkedRows title={title} rows={rows} onRemove={remove.mutate} error={remove.error} />;
}
