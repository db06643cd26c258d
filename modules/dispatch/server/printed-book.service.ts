import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Dependencies } from '@sarn/document/server';
import { renderRegisterSheets } from '@sarn/pdf/server';
import type { Caller } from '@sarn/platform-server';
import { typefaceLook } from '@sarn/printed-document/server';
import type { printDeliveryBook } from '../contract/index.ts';
import { bookHead, bookRows } from './book-sheets.ts';
import { book } from './book.service.ts';

/** Entries that are set for one part: some fifteen sheets, which are set in about a second. */
const entriesInPart = 120;

/**
 * A part of the delivery book of a day as form 16 prints it, each messenger under a heading.
 *
 * @throws AppError 'registry.dispatch-not-found' where the last entry of the part before is in the book no more;
 *   'pdf.too-slow'
 */
export async function printBook(
  deps: Dependencies,
  caller: Caller,
  { after, sheet, ...asked }: InputOf<typeof printDeliveryBook>,
): Promise<OutputOf<typeof printDeliveryBook>> {
  const { db, clock } = deps.platform;
  const { rows: lines, agency } = await book(deps, db, caller, asked);
  const all = [...Map.groupBy(lines, ({ carrier }) => carrier.id).values()].flat();
  const from = after === '' ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const part = all.slice(from, from + entriesInPart);
  if (after !== '' && from === 0) throw new AppError('registry.dispatch-not-found');
  const rows = bookRows(part, all[from - 1]?.carrier.id ?? '');
  const isLast = from + part.length === all.length;
  const made = await renderRegisterSheets({
    ...bookHead(agency, asked.day),
    date: civilDateAt(clock.now()),
    rows: rows.map(({ row }) => row),
    ...{ firstSheet: sheet, isEnd: isLast },
    ...(await typefaceLook(deps, db)),
  });
  const printed = rows.slice(0, made.rows).flatMap(({ line }) => line ?? []);
  const isOver = isLast && printed.length === part.length;
  return {
    pdf: Buffer.from(made.pdf).toString('base64'),
    entries: printed.length,
    share: isOver ? 1 : (from + printed.length) / all.length,
    next: isOver ? null : { after: printed.at(-1)?.id ?? '', sheet: sheet + made.sheets },
  };
}
