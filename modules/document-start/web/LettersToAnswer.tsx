import { createKindPath } from '@sarn/correspondence/web';
import type { LetterToAnswer } from '@sarn/document-start/contract';
import { useDueText } from '@sarn/document/web';
import { LinkCard, useWords } from '@sarn/platform-web';
import { Reply } from 'lucide-react';
import { startWords } from './words/start-words.ts';

/** Letters in the reader's work that wait for an answer; each opens the form of the answer. */
export function LettersToAnswer({ letters }: { readonly letters: readonly LetterToAnswer[] }) {
  const say = useWords(startWords);
  const dueText = useDueText();
  if (letters.length === 0) return null;
  const noteOf = ({ letterNo, dueDate }: LetterToAnswer) =>
    [letterNo || say('noNumber'), dueDate === null ? say('noDue') : dueText({ dueDate }).text].join(
      ' · ',
    );
  return (
    <LinkCard
      title={say('toAnswer')}
      rows={letters.map((letter) => ({
        ...{ key: letter.documentId, title: letter.title, note: noteOf(letter) },
        icon: <Reply size={20} />,
        href: `${createKindPath('outgoing')}?replyTo=${letter.documentId}`,
      }))}
    />
  );
}
