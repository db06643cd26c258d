import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { useDragAndDrop } from 'react-aria-components';
import { useToasts } from '../overlay/toasts.ts';
import { reordered } from '../display/row-place.ts';
import { shiftKeys, shifted } from '../display/shift-rows.ts';
import type { TableReorder } from '../display/table-shape.ts';
import { useWords } from '../words/words.ts';
import { useReorderRow } from './described.client.ts';
import { isInOwnOrder } from './list-state.ts';
import type { ListState } from './list-state.ts';
import { describedWords } from './words/described-words.ts';

/**
 * The order of the rows by dragging, with the pointer or by keyboard, and by Alt with an arrow. Undefined
 * where it is fixed by law; off where the list does not show it: sorted by a column, or narrowed.
 */
export function useReorder(
  table: DescribedTable,
  rows: readonly SettingRowOut[] | undefined,
  list: ListState,
): TableReorder | undefined {
  const say = useWords(describedWords);
  const toasts = useToasts();
  const reorder = useReorderRow(table.code);
  const codes = (rows ?? []).map(({ code }) => code);
  const put = async (places: ReturnType<typeof placesOf>) => {
    try {
      for (const place of places) await reorder.mutateAsync(place);
    } catch (error) {
      toasts.fail(error);
    }
  };
  const isOrdered =
    isInOwnOrder(list) && list.search === '' && Object.keys(list.where).length === 0;
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isOrdered,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const wanted = reordered(codes, (code) => code, keys, target);
      void put(placesOf(codes, wanted, keys));
    },
  });
  const onKey = shiftKeys((id, by) => {
    // The next press counts from where the row is then.
    if (reorder.isPending) return;
    const wanted = shifted(codes, (code) => code, id, by);
    if (wanted) void put(placesOf(codes, wanted, new Set([id])));
  });
  if (table.hasFixedOrder) return undefined;
  return { hooks: dragAndDropHooks, isOff: !isOrdered, label: say('column.order'), onKey };
}

/** A place for each dragged row, beside a row of this page: others may stand on the page before. */
function placesOf(
  codes: readonly string[],
  wanted: readonly string[],
  keys: ReadonlySet<string | number>,
) {
  if (codes.every((code, at) => code === wanted[at])) return [];
  const behind = wanted.find((code) => !keys.has(code));
  return wanted.flatMap((code, at) => {
    if (!keys.has(code)) return [];
    const after = wanted[at - 1] ?? null;
    return [
      after === null && behind !== undefined ? { code, after, before: behind } : { code, after },
    ];
  });
}
