import { AppError } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { columnsAway } from '@sarn/register/server';
import type { Dependencies } from '@sarn/document/server';
import type { ListRow } from '@sarn/search/contract';
import { listColumnIds, listColumns, registerColumnOf } from '../../contract/index.ts';
import type { ListAsk, ListColumnId } from '../../contract/index.ts';

/** What of a row belongs to a column that a register can lose. */
const emptied: Partial<Record<ListColumnId, Partial<ListRow>>> = {
  ...{ letterNo: { letterNo: '' }, letterDate: { letterDate: null } },
  ...{ sender: { sender: '' }, addressee: { addressee: '' } },
  speed: { speed: '', speedTerm: { th: '', en: '' } },
  // The code stays: acts on the row are chosen by it.
  state: { stateTerm: { th: '', en: '' } },
};

/**
 * Columns that the register lost to which a list is narrowed; none for other lists.
 *
 * @throws AppError 'registry.column-away' for a filter or an order by one of them
 */
export async function listColumnsAway(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  ask: ListAsk,
  use: 'screen' | 'excel',
): Promise<readonly ListColumnId[]> {
  const { registerId } = ask;
  if (registerId === undefined) return [];
  const gone = (await columnsAway(deps, h, caller, [registerId], use))(registerId);
  const away = listColumnIds.filter((id) => gone.some((one) => one === registerColumnOf[id]));
  const asked = [ask.sort, ask.speed && 'speed', ask.state && 'state'];
  const wrong = away.find((id) => asked.includes(id));
  if (wrong) throw new AppError('registry.column-away', { column: listColumns[wrong].th });
  return away;
}

/** A row without what these columns would show. */
export const withoutColumns = (row: ListRow, away: readonly ListColumnId[]): ListRow =>
  away.length === 0 ? row : Object.assign({ ...row }, ...away.map((id) => emptied[id] ?? {}));
