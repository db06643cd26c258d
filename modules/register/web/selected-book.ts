import type { BookView } from './book-view.ts';

/** The register and the year that a person looked at last, in this tab of the browser. */
export type SelectedBook = Pick<BookView, 'register' | 'year'>;

const none: SelectedBook = { register: '', year: '' };

// Per person: the next one in this tab begins with their own register.
const keyOf = (personId: string): string => `sarn_book_${personId}`;

/** What was selected last; empty where nothing was, or where the browser keeps nothing. */
export function selectedBook(personId: string): SelectedBook {
  try {
    const [register = '', year = ''] = (sessionStorage.getItem(keyOf(personId)) ?? '').split(' ');
    return { register, year };
  } catch {
    return none;
  }
}

/** Keeps a selection for the next visit of the register. */
export function selectBook(personId: string, { register, year }: SelectedBook): void {
  if (register === '') return;
  try {
    sessionStorage.setItem(keyOf(personId), `${register} ${year}`);
  } catch {
    // A browser that forbids storage begins with the first register each time.
  }
}

/** What an address names, else what was selected last: a link always leads where it says. */
export function bookOf(asked: SelectedBook, last: SelectedBook): SelectedBook {
  if (asked.register === '') return { register: last.register, year: asked.year || last.year };
  // The year of another register is not meant.
  const isSame = asked.register === last.register;
  return { register: asked.register, year: asked.year || (isSame ? last.year : '') };
}
