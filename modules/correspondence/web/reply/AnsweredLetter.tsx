import { useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { replyWords } from './words/reply-words.ts';
import './reply.css';

/** Notice above a draft: which letter it answers, and what happens when it is sent. */
export function AnsweredLetter({ letter }: { readonly letter: DocumentDetail }) {
  const say = useWords(replyWords);
  const { letterNo: no, title } = letter;
  return <p className="reply-banner">{say('banner', { no, title })}</p>;
}
