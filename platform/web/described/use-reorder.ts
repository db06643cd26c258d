import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { useDragAndDrop } from 'react-aria-components';
import { useToasts } from '../overlay/toasts.ts';
import type { TableReorder } from '../display/table-shape.ts';
import { useWords } from '../words/words.ts';
import { useReorderRow } from './described.client.ts';
import type { ListState } from './list-state.ts';
import { describedWords } from './words/described-words.ts';

/**
 * The order of the rows by dragging, with the pointer or by keyboard. Undefined where the list does not
 * show their own order: sorted by a column, narrowed, or fixed by law.
 */
export function useReorder(
  table: DescribedTable,
  rows: readonly SettingRowOut[] | undefined,
  { search, where, sort }: ListState,
): TableReorder | undefined {
  const say = useWords(describedWords);
  const toasts = useToasts();
  const reorder = useReorderRow(table.code);
  const codes = (rows ?? []).map(({ code }) => code);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [code] = [...keys].map(String);
      if (code === undefined) return;
      const others = codes.filter((one) => one !== code);
      const at = others.indexOf(String(target.key));
      const before = target.dropPosition === 'before' ? others[at - 1] : others[at];
      reorder.mutate({ code, after: before ?? null }, { onError: (error) => toasts.fail(error) });
    },
  });
  const isOrdered =
    !table.hasFixedOrder &&
    sort.column === 'sort' &&
    sort.direction === 'ascending' &&
    search === '' &&
    Object.keys(where).length === 0;
  return isOrdered ? { hooks: dragAndDropHooks, label: say('column.order') } : undefined;
}
