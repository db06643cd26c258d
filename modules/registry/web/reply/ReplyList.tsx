import { formatDate, formatInstant } from '@sarn/kernel';
import { Button, ErrorSummary, IconButton, useLanguage, useWords } from '@sarn/platform-web';
import type { ReplyView } from '@sarn/registry/contract';
import { X } from 'lucide-react';
import { openDocument } from '../document/open-document.ts';
import { useTerms } from '../term.ts';
import { useChangeReply } from './reply.client.ts';
import { replyWords } from './words/reply-words.ts';
import '../reference/reference.css';

interface ReplyListProps {
  readonly title: string;
  readonly documentId: string;
  readonly letters: readonly ReplyView[];
}

/** Letters at the other end of answers, each to be opened. */
export function ReplyList({ title, documentId, letters }: ReplyListProps) {
  const unlink = useChangeReply(documentId, 'unlink');
  if (letters.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ErrorSummary error={unlink.error} isFocused />
      <ul className="doc-lines">
        {letters.map((letter) => (
          <ReplyLine key={letter.documentId} letter={letter} onUnlink={unlink.mutate} />
        ))}
      </ul>
    </section>
  );
}

interface ReplyLineProps {
  readonly letter: ReplyView;
  readonly onUnlink: (documentId: string) => void;
}

function ReplyLine({ letter, onUnlink }: ReplyLineProps) {
  const say = useWords(replyWords);
  const term = useTerms();
  const language = useLanguage();
  const { documentId, title, letterNo, letterDate, toldAt } = letter;
  const facts = [
    letterNo ? say('number', { no: letterNo }) : term(letter.stateTerm),
    letterDate && letterNo && say('dated', { date: formatDate(letterDate, 'short', language) }),
    toldAt && say('told', { when: formatInstant(toldAt, 'short', language) }),
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
      {letter.mayUnlink && (
        <IconButton
          size="s"
          aria-label={say('unlink', { title })}
          onPress={() => onUnlink(documentId)}
        >
          <X size={16} />
        </IconButton>
      )}
    </li>
  );
}
