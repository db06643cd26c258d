import { Button, ErrorSummary, IconButton, useWords } from '@sarn/platform-web';
import type { LinkedPaper } from '@sarn/registry/contract';
import { X } from 'lucide-react';
import { openDocument } from '../document/open-document.ts';
import { useTerms } from '../term.ts';
import { useChangeReference } from './reference.client.ts';
import { referenceWords } from './words/reference-words.ts';
import './reference.css';

interface LinkedListProps {
  readonly title: string;
  readonly documentId: string;
  readonly papers: readonly LinkedPaper[];
}

/** Papers at the other end of links, each to be opened. */
export function LinkedList({ title, documentId, papers }: LinkedListProps) {
  const remove = useChangeReference(documentId, 'remove');
  if (papers.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ErrorSummary error={remove.error} isFocused />
      <ul className="doc-lines">
        {papers.map((paper) => (
          <LinkedLine key={paper.documentId} paper={paper} onRemove={remove.mutate} />
        ))}
      </ul>
    </section>
  );
}

interface LinkedLineProps {
  readonly paper: LinkedPaper;
  readonly onRemove: (documentId: string) => void;
}

function LinkedLine({ paper, onRemove }: LinkedLineProps) {
  const say = useWords(referenceWords);
  const term = useTerms();
  const { documentId, title, letterNo, receiveNo, linkedBy: name } = paper;
  const facts = [
    term(paper.kindTerm),
    letterNo && say('number', { no: letterNo }),
    receiveNo && say('receiveNo', { no: receiveNo }),
    say('by', { name }),
  ];
  return (
    <li className="linked-line">
      <div className="linked-text">
        <div className="s-small s-muted">{facts.filter(Boolean).join(' · ')}</div>
        <Button
          variant="ghost"
          size="s"
          className="change-link"
          aria-label={say('open', { title })}
          onPress={() => openDocument(documentId)}
        >
          {title}
        </Button>
      </div>
      {paper.mayRemove && (
        <IconButton
          size="s"
          aria-label={say('remove', { title })}
          onPress={() => onRemove(documentId)}
        >
          <X size={16} />
        </IconButton>
      )}
    </li>
  );
}
