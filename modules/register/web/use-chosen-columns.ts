import { useKeptColumns } from '@sarn/platform-web';
import { bookColumnIds } from '@sarn/register/contract';
import type { BookColumnId } from '@sarn/register/contract';
import { useMemo } from 'react';
import { shownColumns } from './chosen-columns.ts';
import type { Register } from './use-book.ts';

const none: Register['columns'] = [];

/** Which columns of a register the reader does not want to see, kept for each kind of register. */
export function useChosenColumns(register: Register | undefined) {
  const kept = useKeptColumns(`book:${register?.kind ?? ''}`);
  const offered = register?.columns ?? none;
  const hidden = useMemo(
    () => bookColumnIds.filter((id) => kept.chosen?.includes(id)),
    [kept.chosen],
  );
  const shown = useMemo(() => shownColumns(offered, hidden), [offered, hidden]);
  const hide = (next: readonly BookColumnId[]) => kept.choose(next.length === 0 ? null : next);
  return { shown, hidden, hide };
}
