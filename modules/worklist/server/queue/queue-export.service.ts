import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, SignedContext } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { ListRow } from '@sarn/search/contract';
import { listColumnIds, queueSheetLimit } from '../../contract/index.ts';
import type { exportQueue } from '../../contract/index.ts';
import { listFile, noteExport } from '../list/list-file.ts';
import { queueRows } from './queue.service.ts';

const size = 100;

/** Everything in it waits for the reader: a column that says so would be the same in each row. */
const columns = listColumnIds.filter((id) => id !== 'principals');

/**
 * What a queue shows, as an Excel file: the same rows in the same order by the same call. The audit trail
 * records who took it and how many rows it had.
 *
 * @throws AppError 'registry.list-too-long' rather than a file that is cut off
 */
export async function exportQueueSheet(
  deps: Dependencies,
  context: SignedContext,
  { language, ...asked }: InputOf<typeof exportQueue>,
): Promise<BinaryAnswer> {
  const rows: ListRow[] = [];
  for (let page = 1; ; page += 1) {
    const found = await queueRows(deps, deps.platform.db, context.caller, { ...asked, page, size });
    if (found.isCapped) throw new AppError('registry.list-too-long', { most: queueSheetLimit });
    rows.push(...found.rows.map((row) => ({ ...row, principals: [] })));
    if (page * size >= found.total) break;
  }
  const queue = deps.queues.find(({ code }) => code === asked.typeCode);
  await noteExport(deps, context, { kind: 'queue', id: asked.typeCode }, rows.length);
  return listFile(deps, { name: queue?.[language] ?? asked.typeCode, columns, rows, language });
}
