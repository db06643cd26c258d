import { pageNumber } from '@sarn/platform-web';
import type { BookType } from '@sarn/portal/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { BookPanel } from './book-panels.ts';

/** What the panel of the books shows. */
interface BookView {
  readonly book: BookType | undefined;
  readonly search: string;
  readonly page: number;
}

/**
 * The shown book, the search in it and its page, as in the address of the dashboard: a refresh and Back show the same
 * again. What the address does not name, or what the reader does not see, is as usual: the first book, all of it.
 */
export function useBookAddress(panels: readonly BookPanel[]) {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const named = panels.find(({ book }) => book === address['book']);
  const written = named ? address['bookSearch'] : undefined;
  const view: BookView = {
    book: (named ?? panels[0])?.book,
    search: typeof written === 'string' || typeof written === 'number' ? String(written) : '',
    page: named ? pageNumber(address['bookPage']) : 1,
  };
  const show = ({ book, search, page: next }: BookView) =>
    void navigate({
      to: '.',
      search: (known: object) => ({
        ...known,
        // The first book as usual leaves the address as it was.
        book: book === panels[0]?.book && search === '' && next === 1 ? undefined : book,
        bookSearch: search || undefined,
        bookPage: next > 1 ? next : undefined,
      }),
      // The window of a queue that is open stays.
      state: true,
      replace: true,
      resetScroll: false,
    });
  return {
    view,
    // The tabs tell the chosen book when they are drawn, too.
    showBook: (book: BookType | undefined) =>
      book !== view.book && show({ book, search: '', page: 1 }),
    setSearch: (search: string) => show({ ...view, search, page: 1 }),
    setPage: (next: number) => show({ ...view, page: next }),
  };
}
