import { useWords } from '@sarn/platform-web';
import type { Register } from './use-book.ts';
import { bookWords } from './words/book-words.ts';

interface RegisterMetaProps {
  readonly register: Pick<Register, 'unit' | 'next'>;
  /** Buddhist year that is shown; empty while the register has given no number. */
  readonly year: string;
}

/** Whose register it is, its year, and the number that it gives next, where it gives one in that year. */
export function RegisterMeta({ register, year }: RegisterMetaProps) {
  const say = useWords(bookWords);
  const { unit, next } = register;
  const number = next && (year === '' || year === String(next.year)) ? next.number : null;
  return (
    <p className="book-meta s-dotted">
      <span>{unit.name}</span>
      {year !== '' && <span>{say('meta.year', { year })}</span>}
      {number !== null && (
        <span>
          {say('meta.next')} <strong>{number}</strong>
        </span>
      )}
    </p>
  );
}
