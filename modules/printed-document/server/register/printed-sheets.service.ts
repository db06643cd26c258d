import { civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { speedsOf } from '@sarn/document-classes/server';
import type { Dependencies } from '@sarn/document/server';
import { renderRegisterSheets } from '@sarn/pdf/server';
import type { Caller } from '@sarn/platform-server';
import type { printRegister } from '@sarn/register/contract';
import { lines, registers } from '@sarn/register/server';
import { typefaceLook } from '../typeface/typeface-files.ts';
import { registerHead, registerRows } from './printed-rows.ts';

/** Entries that are read for one part: some fifteen sheets, which are set in about a second. */
const entriesInPart = 120;

/**
 * A part of a register as form 13 or 14 prints it: lowest number first, each day under a heading, Thai digits, masked
 * like the list.
 *
 * @throws AppError as the call tells
 */
export async function printSheets(
  deps: Dependencies,
  caller: Caller,
  { after: from, sheet, ...filter }: InputOf<typeof printRegister>,
): Promise<OutputOf<typeof printRegister>> {
  const { db } = deps.platform;
  const after = Number(from) || 0;
  const ask = { ...filter, use: 'print' as const };
  const page = await lines(deps, db, caller, { ...ask, after, size: entriesInPart });
  const [before] =
    after === 0 ? [] : (await lines(deps, db, caller, { ...ask, before: after + 1, size: 1 })).rows;
  const [newest] = (await lines(deps, db, caller, { ...ask, size: 1 })).rows;
  const register = (await registers(deps, db, caller)).rows.find(
    ({ id }) => id === filter.registerId,
  );
  const further = register?.printed ?? [];
  const rows = registerRows(page.rows, before?.forDay ?? '', {
    further,
    speedOf: await speedsOf(db),
  });
  const made = await renderRegisterSheets({
    ...registerHead(register, filter.year),
    date: civilDateAt(deps.platform.clock.now()),
    rows: rows.map(({ row }) => row),
    ...{ firstSheet: sheet, isEnd: !page.hasMore },
    ...(await typefaceLook(deps, db)),
  });
  const printed = rows.slice(0, made.rows).flatMap(({ entry }) => entry ?? []);
  const last = printed.at(-1)?.number ?? after;
  const isOver = !page.hasMore && printed.length === page.rows.length;
  return {
    pdf: Buffer.from(made.pdf).toString('base64'),
    entries: printed.length,
    share: isOver || !newest ? 1 : Math.min(1, last / newest.number),
    next: isOver ? null : { after: String(last), sheet: sheet + made.sheets },
  };
}
