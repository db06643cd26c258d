import { useUser } from '@sarn/authentication/web';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRegisters } from './registers.client.ts';
import { viewOf } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { bookOf, selectBook, selectedBook } from './selected-book.ts';

export type Registers = NonNullable<ReturnType<typeof useRegisters>['data']>;
export type Register = Registers['rows'][number];

/**
 * The reader's registers, the one shown, and its year: those of the address, else those selected
 * last, else the first register and its newest year.
 */
export function useBook() {
  const registers = useRegisters();
  const personId = useUser()?.personId ?? '';
  const asked = viewOf(useSearch({ strict: false }));
  const chosen = bookOf(asked, selectedBook(personId));
  const rows = registers.data?.rows;
  const register = rows?.find((known) => known.id === chosen.register) ?? rows?.[0];
  const years = register?.years.toSorted((a, b) => b - a) ?? [];
  const year = years.find((known) => String(known) === chosen.year) ?? years[0];
  // What is not shown is not filtered by either: an older link loses it.
  const isDayShown = register?.columns.some(({ id }) => id === 'forDay') ?? true;
  const view: BookView = {
    ...asked,
    ...(isDayShown ? {} : { from: '', until: '' }),
    register: register?.id ?? '',
    year: year === undefined ? '' : String(year),
  };
  const { register: registerId, year: ofYear } = view;
  useEffect(() => {
    selectBook(personId, { register: registerId, year: ofYear });
  }, [personId, registerId, ofYear]);
  return { registers, register, view };
}
