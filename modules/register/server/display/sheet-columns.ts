import type { SheetValue } from '@sarn/platform-server';
import { fieldText } from '@sarn/document/contract';
import type { RegisterEntry } from '@sarn/document/contract';
import type { SpeedOf } from '@sarn/document-classes/server';
import { bookColumns, remarkOf, sheetColumns } from '../../contract/index.ts';
import type { BookColumnId } from '../../contract/index.ts';
import type { BookRow } from './book.store.ts';
import { columnsSeen } from './seen.ts';

/** One column of the Excel file of a register. */
export interface SheetColumn {
  readonly heading: string;
  /** Characters. */
  readonly width: number;
  readonly value: (line: RegisterEntry) => SheetValue;
}

interface SheetFacts {
  /** Buddhist year of the register. */
  readonly year: number;
  readonly speedOf: SpeedOf;
}

/** The order of the forms, until the agency orders the columns of a register. @rule saraban-2526 ข้อ 37 */
const formOrder: readonly BookColumnId[] = [
  ...(['number', 'forDay', 'letterNo', 'letterDate', 'sender', 'addressee'] as const),
  ...(['title', 'disposal', 'remark'] as const),
];

/** The columns of the file that the reader may see, in their order. */
export function sheetColumnsOf(
  book: BookRow,
  duties: ReadonlySet<string>,
  facts: SheetFacts,
): readonly SheetColumn[] {
  const seen = columnsSeen(book, 'excel', duties);
  const place = ({ id }: { readonly id: BookColumnId }) => formOrder.indexOf(id);
  const inOrder = book.isOwn ? seen : seen.toSorted((a, b) => place(a) - place(b));
  return inOrder.map(({ id, nameTh, width }) => ({
    heading: nameTh || headingOf(id, book.kind),
    width,
    value: (line) => valueOf(id, line, facts),
  }));
}

function headingOf(id: BookColumnId, kind: string): string {
  if (id === 'number') return sheetColumns.number[kind === 'receive' ? 'receive' : 'send'];
  return id in sheetColumns
    ? sheetColumns[id as Exclude<keyof typeof sheetColumns, 'number'>]
    : bookColumns[id].term.th;
}

/** Values that are more than the text of their field. */
const own: Partial<Record<BookColumnId, (line: RegisterEntry, facts: SheetFacts) => SheetValue>> = {
  number: (line, { year }) => `${line.number}/${year}`,
  forDay: (line) => ({ day: line.forDay }),
  letterDate: (line) => ({ day: line.letterDate }),
  dueDate: (line) => ({ day: line.dueDate }),
  disposal: (line) => line.disposal?.th ?? '',
  remark: (line) => remarkOf(line),
  kind: (line) => line.kind?.th ?? '',
  speed: (line, { speedOf }) => (line.speed === '' ? '' : speedOf(line.speed).th),
};

type PlainColumn = 'title' | 'sender' | 'addressee' | 'letterNo' | 'bookGroup' | 'category';

function valueOf(id: BookColumnId, line: RegisterEntry, facts: SheetFacts): SheetValue {
  const name = id as PlainColumn;
  return own[id]?.(line, facts) ?? fieldText(name, line[name], 'th', 'short');
}
