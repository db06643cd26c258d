import { useWords } from '@sarn/platform-web';
import { paragraphEnd } from '@sarn/review/contract';
import type { Remark } from '@sarn/review/contract';
import { reviewWords } from './words/review-words.ts';

type Suggested = Pick<Remark, 'quote' | 'insert'>;

const inOneLine = (words: string): string => words.replaceAll(paragraphEnd, ' ¶ ');

/** What a suggestion changes: which words for which. */
export function SuggestedWords({ quote, insert }: Suggested) {
  const say = useWords(reviewWords);
  const removed = <del className="review-del">{inOneLine(quote)}</del>;
  const added = <ins className="review-ins">{inOneLine(insert)}</ins>;
  if (quote === '') {
    return (
      <>
        {say('adding')} {added}
      </>
    );
  }
  if (insert === '') {
    return (
      <>
        {say('cutting')} {removed}
      </>
    );
  }
  return (
    <>
      {say('instead')} {removed} {say('with')} {added}
    </>
  );
}

/** The same to be read aloud, or what a comment says. */
export function useRemarkText(): (remark: Remark) => string {
  const say = useWords(reviewWords);
  return ({ kind, quote, insert, text }) => {
    if (kind === 'comment') return say('toldComment', { quote, text });
    const words = { from: quote, to: insert };
    return say(insert === '' ? 'kind.cut' : quote === '' ? 'kind.add' : 'kind.replace', words);
  };
}
