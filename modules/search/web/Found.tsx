import { cutAtFound } from './found.ts';

interface FoundProps {
  readonly text: string;
  /** What was searched for; empty: nothing is marked. */
  readonly search: string;
}

/** A text in which what was searched for is marked. */
export function Found({ text, search }: FoundProps) {
  if (search === '') return text;
  return cutAtFound(text, search).map((part, at) =>
    // The parts have no key but their index, and never change their order.
    at % 2 === 1 ? <mark key={`${at} ${part}`}>{part}</mark> : part,
  );
}
