import type { Caller, Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { dutiesSeeing, usualDesign } from '../../contract/index.ts';
import type { BookColumnId } from '../../contract/index.ts';
import { listRegistersById } from '../register.store.ts';
import type { BookRow } from './book.store.ts';
import { dutiesOf } from './seen.ts';

/**
 * Columns that the agency took away from registers, or from this reader, by the id of the register: lists
 * of documents in a register lose them too. What a register shows only since the agency added it is not
 * among them.
 */
export async function columnsAway(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  registerIds: readonly string[],
  use: 'screen' | 'excel' = 'screen',
): Promise<(registerId: string) => readonly BookColumnId[]> {
  const designed = (await deps.registerBooks.read()).filter(({ isOwn }) => isOwn);
  if (designed.length === 0) return () => [];
  const registers = await listRegistersById(h, registerIds);
  const dutiesAt = await dutiesOf(deps, h, caller);
  const away = new Map(
    registers.map((register) => {
      const book = designed.find(({ kind }) => kind === register.kind);
      return [register.id, book ? awayOf(book, use, dutiesAt(register)) : []];
    }),
  );
  return (registerId) => away.get(registerId) ?? [];
}

function awayOf(
  { columns }: BookRow,
  use: 'screen' | 'excel',
  duties: ReadonlySet<string>,
): readonly BookColumnId[] {
  const where = use === 'screen' ? 'onScreen' : 'inExcel';
  const usual = new Map(usualDesign.map((column) => [column.id, column[where]]));
  // Lists of a register are not only for those who keep it: they lose what only some keepers see.
  const isSeen = (column: BookRow['columns'][number]) =>
    column.seenBy === 'keepers' || dutiesSeeing[column.seenBy].some((duty) => duties.has(duty));
  return columns
    .filter((column) => usual.get(column.id) && !(column[where] && isSeen(column)))
    .map(({ id }) => id);
}
