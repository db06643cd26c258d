import { WholeText } from '@sarn/platform-web';
import { cutAtFound } from './found.ts';

interface FoundProps {
  readonly text: string;
  /** What was searched for; empty: nothing is marked. */
  readonly search: string;
}

/** A text in which what was searched for is marked; it breaks over lines between words only. */
export function Found({ text, search }: FoundProps) {
  if (search === '') return <WholeText text={text} />;
  return cutAtFound(text, search).map((part, at) =>
    // The parts have no key but their index, and never change their order.
    at % 2 === 1 ? (
      <mark key={`${at} ${part}`}>{part}</mark>
    ) : (
      <WholeText key={`${at} ${part}`} text={part} />
    ),
  );
}
