import { useLanguage, useWords, formatDay, formatMoment } from '@sarn/platform-web';
import type { ReplyView } from '@sarn/correspondence/contract';
import { LinkedRows } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { useChangeReply } from './reply.client.ts';
import { replyWords } from './words/reply-words.ts';

interface ReplyListProps {
  readonly title: string;
  readonly documentId: string;
  readonly letters: readonly ReplyView[];
}

/** Letters that a letter answers, or that answer it. */
export function ReplyList({ title, documentId, letters }: ReplyListProps) {
  const say = useWords(replyWords);
  const term = useTerms();
  const language = useLanguage();
  const unlink = useChangeReply(documentId, 'unlink');
  const rows = letters.map((letter) => {
    const { letterNo, letterDate, toldAt } = letter;
    const dated = letterDate && letterNo;
    return {
      documentId: letter.documentId,
      title: letter.title,
      facts: [
        letterNo ? say('number', { no: letterNo }) : term(letter.stateTerm),
        dated && say('dated', { date: formatDay(letterDate, language) }),
        toldAt && say('told', { when: formatMoment(toldAt, language) }),
      ],
      openLabel: say('open', { title: letter.title }),
      removeLabel: letter.mayUnlink ? say('unlink', { title: letter.title }) : null,
    };
  });
  return <LinkedRows title={title} rows={rows} onRemove={unlink.mutate} error={unlink.error} />;
}
