import { formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import type { SecondPerson } from '@sarn/reorganisation/contract';
import { proposalWords } from './words/proposal-words.ts';

interface EnteredByProps {
  readonly enteredName: string;
  readonly enteredAt: string;
  readonly second: SecondPerson | null;
  /** The act is done, at the moment given as `enteredAt`. */
  readonly isDone?: boolean;
}

/** Who entered an order and when; where a second person was asked: who asked, and who confirmed. */
export function EnteredBy({ enteredName, enteredAt, second, isDone = false }: EnteredByProps) {
  const say = useWords(proposalWords);
  const language = useLanguage();
  const at = formatMoment(enteredAt, language);
  const entered =
    second === null
      ? [say(isDone ? 'entered.by' : 'entered.at', { name: enteredName, at })]
      : [
          say('entered.asked', {
            name: second.askedName,
            at: formatMoment(second.askedAt, language),
          }),
          say(second.confirmedName === '' ? 'entered.alone' : 'entered.confirmed', {
            name: second.confirmedName,
            at: formatMoment(second.confirmedAt, language),
          }),
        ];
  // A line each: a moment has a dot of its own.
  return [...entered, ...(isDone ? [say('entered.done', { at })] : [])].map((line) => (
    <p key={line} className="s-muted s-small">
      {line}
    </p>
  ));
}
