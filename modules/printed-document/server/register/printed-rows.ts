import { formatDate } from '@sarn/kernel';
import { fieldText } from '@sarn/document/contract';
import type { RegisterEntry } from '@sarn/document/contract';
import type { RegisterSheetsInput, SheetRow } from '@sarn/pdf/server';
import { bookColumns, sheetColumns, sheetForms, sheetTexts } from '@sarn/register/contract';
import type { BookColumnId, BookColumnShown } from '@sarn/register/contract';

type PrintedColumns = readonly BookColumnShown[];

/** What the head of a printed register says of it. */
export interface PrintedRegister {
  readonly kind: string;
  readonly kindTerm: { readonly th: string };
  readonly unit: { readonly name: string };
  /** Columns that the agency prints besides those of the form. */
  readonly printed: PrintedColumns;
}

/** What is above the entries. @rule saraban-2526 ข้อ 37 (form 13, form 14) */
export function registerHead(
  register: PrintedRegister | undefined,
  year: number,
): Pick<RegisterSheetsInput, 'title' | 'subtitle' | 'mark' | 'author' | 'columns'> {
  const unit = register?.unit.name ?? '';
  return {
    ...{ title: register?.kindTerm.th ?? '', subtitle: [`${unit} พ.ศ. ${year}`], author: unit },
    mark: sheetForms[register?.kind ?? ''] ?? null,
    columns: columnsOf(register?.kind ?? '', register?.printed ?? []),
  };
}

interface ColumnFacts {
  /** Columns that the agency prints besides those of the form. */
  readonly further: PrintedColumns;
  /** What the agency calls a speed. */
  readonly speedOf: (code: string) => { readonly th: string };
}

/** Entries under the day of their registration; a back-dated one begins a new heading. */
export function registerRows(
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

function columnsOf(kind: string, further: PrintedColumns): RegisterSheetsInput['columns'] {
  const { number, ...others } = sheetColumns;
  return [
    { label: number[kind === 'receive' ? 'receive' : 'send'], width: widths.number, centred: true },
    ...Object.entries(others).map(([id, label]) => ({
      ...{ label, width: widths[id as keyof typeof others] },
    })),
    ...further.map(({ id, th }) => ({ label: th || bookColumns[id].term.th, width: furtherWidth })),
  ];
}
