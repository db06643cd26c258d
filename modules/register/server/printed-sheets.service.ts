import { civilDateAt, formatDate } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { speedsOf } from '@sarn/document-classes/server';
import type { SpeedOf } from '@sarn/document-classes/server';
import { fieldText } from '@sarn/document/contract';
import type { RegisterEntry } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { renderRegisterSheets } from '@sarn/pdf/server';
import type { RegisterSheetsInput, SheetRow } from '@sarn/pdf/server';
import type { Caller, Handle } from '@sarn/platform-server';
import { bookColumns, sheetColumns, sheetForms, sheetTexts } from '../contract/index.ts';
import type { BookColumnId, printRegister } from '../contract/index.ts';
import { registers } from './kept.service.ts';
import { lines } from './register.service.ts';

type Printed = Awaited<ReturnType<typeof registers>>['rows'][number];

/** The typeface of the agency, which a higher module knows. */
export type SheetLook = (h: Handle) => Promise<Pick<RegisterSheetsInput, 'typeface'>>;

/** Entries that are read for one part: some fifteen sheets, which are set in about a second. */
const entriesInPart = 120;

/**
 * A part of a register as form 13 or 14 prints it: lowest number first, each day under a heading, Thai digits, masked
 * like the list.
 *
 * @param look the typeface of the agency
 * @throws AppError as the call tells
 * @rule saraban-2526 ข้อ 37 (form 13, form 14)
 */
export async function printSheets(
  deps: Dependencies,
  look: SheetLook,
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
  const rows = rowsOf(page.rows, before?.forDay ?? '', { further, speedOf: await speedsOf(db) });
  const made = await renderRegisterSheets({
    title: register?.kindTerm.th ?? '',
    subtitle: [`${register?.unit.name ?? ''} พ.ศ. ${filter.year}`],
    mark: sheetForms[register?.kind ?? ''] ?? null,
    author: register?.unit.name ?? '',
    date: civilDateAt(deps.platform.clock.now()),
    columns: columnsOf(register?.kind ?? '', further),
    rows: rows.map(({ row }) => row),
    ...{ firstSheet: sheet, isEnd: !page.hasMore },
    ...(await look(db)),
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

interface ColumnFacts {
  /** Columns that the agency prints besides those of the form. */
  readonly further: Printed['printed'];
  readonly speedOf: SpeedOf;
}

/** Entries under the day of their registration; a back-dated one begins a new heading. */
function rowsOf(
  entries: readonly RegisterEntry[],
  dayBefore: string,
  facts: ColumnFacts,
): { readonly row: SheetRow; readonly entry?: RegisterEntry }[] {
  let day = dayBefore;
  return entries.flatMap((entry) => {
    const row = { row: rowOf(entry, facts), entry };
    if (entry.forDay === day) return [row];
    day = entry.forDay;
    return [{ row: { heading: `วันที่ ${formatDate(day, 'full', 'th')}` } }, row];
  });
}

function rowOf(entry: RegisterEntry, { further, speedOf }: ColumnFacts): SheetRow {
  const isEnded = entry.state === 'VOID' || entry.state === 'RELEASED';
  const speed = entry.documentId && entry.speed !== '' ? speedOf(entry.speed).th : '';
  return {
    cells: [
      { text: String(entry.number), isEnded },
      ...sheetTexts(entry).map((text) => ({ text })),
      ...further.map(({ id }) => ({ text: furtherText(id, entry, speed) })),
    ],
  };
}

/** A column that no form has, in Thai. */
function furtherText(id: BookColumnId, entry: RegisterEntry, speed: string): string {
  if (id === 'speed') return speed;
  if (id === 'kind') return entry.kind?.th ?? '';
  const name = id as 'bookGroup' | 'category' | 'dueDate';
  return fieldText(name, entry[name], 'th', 'short');
}

/** Shares of the line. */
const widths: Readonly<Record<keyof typeof sheetColumns, number>> = {
  ...{ number: 8, letterNo: 14, letterDate: 9, sender: 14, title: 22 },
  ...{ addressee: 12, disposal: 10, remark: 12 },
};
const furtherWidth = 9;

function columnsOf(kind: string, further: Printed['printed']): RegisterSheetsInput['columns'] {
  const { number, ...others } = sheetColumns;
  return [
    { label: number[kind === 'receive' ? 'receive' : 'send'], width: widths.number, centred: true },
    ...Object.entries(others).map(([id, label]) => ({
      ...{ label, width: widths[id as keyof typeof others] },
    })),
    ...further.map(({ id, th }) => ({ label: th || bookColumns[id].term.th, width: furtherWidth })),
  ];
}
