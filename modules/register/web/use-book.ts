import { useSearch } from '@tanstack/react-router';
import { useRegisters } from './registers.client.ts';
import { viewOf } from './book-view.ts';
import type { BookView } from './book-view.ts';

export type Registers = NonNullable<ReturnType<typeof useRegisters>['data']>;
export type Register = Registers['rows'][number];

/** The reader's registers, the one shown, and its year: the newest unless another is chosen. */
export function useBook() {
  const registers = useRegisters();
  const asked = viewOf(useSearch({ strict: false }));
  const rows = registers.data?.rows;
  const register = rows?.find((known) => known.id === asked.register) ?? rows?.[0];
  const years = register?.years.toSorted((a, b) => b - a) ?? [];
  const year = years.find((known) => String(known) === asked.year) ?? years[0];
  const view: BookView = {
    ...asked,
    register: register?.id ?? '',
    year: year === undefined ? '' : String(year),
  };
  return { registers, register, view };
}
