import { formatDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { raggedFlow } from './lines/flow-of.ts';
import { cm } from './measures.ts';
import { printedText } from './printed-text.ts';
import { inTypeface } from './typeface/in-typeface.ts';
import type { Typeface } from './typeface/typeface.ts';
import { typesetRows } from './typesetter.ts';

/* As in templates/register-sheets.typ: A4 across with margins of 1.5 cm, sizes of the type in points. */
const lineWidth = 26.7 * cm;
const titleSize = 16;
const rowSize = 11;
const cellInset = 8;

/** `ม.ค.` is not cut after its last letter, in a column that is narrow for a remark with a date. */
const shortMonths = Array.from({ length: 12 }, (_, at) =>
  printedText(
    formatDate(`2026-${String(at + 1).padStart(2, '0')}-01`, 'short', 'th').split(' ')[1] ?? '',
  ),
);

/** What stands in one column of an entry. */
export interface SheetCell {
  readonly text: string;
  /** Struck out: the number of an entry that was ended. */
  readonly isEnded?: boolean;
  /** Under the text, SVG: a signature by hand. */
  readonly picture?: string;
}

/** An entry, or a heading over those that follow it. */
export type SheetRow = { readonly heading: string } | { readonly cells: readonly SheetCell[] };

/** A part of a register or a book that is printed on sheets. */
export interface RegisterSheetsInput {
  readonly title: string;
  /** Lines under the title of the first sheet, centred. */
  readonly subtitle: readonly string[];
  /** The number of the form; null where it has none. */
  readonly mark: string | null;
  readonly author: string;
  readonly date: CivilDate;
  /** Widths are shares of the line. */
  readonly columns: readonly {
    readonly label: string;
    readonly width: number;
    readonly centred?: boolean;
  }[];
  readonly rows: readonly SheetRow[];
  /** The number of the first sheet of this part. */
  readonly firstSheet: number;
  /** Nothing follows: the last sheet need not be full. */
  readonly isEnd: boolean;
  /** The agency's own typeface. */
  readonly typeface?: Typeface;
}

export interface RegisterSheets {
  /** PDF/A-3b. */
  readonly pdf: Uint8Array;
  /** How many of the rows are on it; the others begin the next part. */
  readonly rows: number;
  readonly sheets: number;
}

/**
 * Sheets of a register (forms 13, 14 and 16), the head of the table on each of them. A long register is made in
 * parts: the rows of a last sheet that is not full are left to the next part, so that no sheet has a hole.
 *
 * @throws AppError 'pdf.too-slow'
 */
export async function renderRegisterSheets(input: RegisterSheetsInput): Promise<RegisterSheets> {
  const all = await typesetRows(orderOf(input, input.rows));
  const last = all.sheets.at(-1) ?? 1;
  const whole = all.sheets.indexOf(last);
  if (input.isEnd || whole <= 0) {
    return { pdf: all.pdf, rows: input.rows.length, sheets: last };
  }
  const { pdf, sheets } = await typesetRows(orderOf(input, input.rows.slice(0, whole)));
  return { pdf, rows: whole, sheets: sheets.at(-1) ?? 1 };
}

const orderOf = (input: RegisterSheetsInput, rows: readonly SheetRow[]) =>
  inTypeface(input.typeface, () => ({
    template: 'register-sheets' as const,
    keepWhole: shortMonths,
    data: {
      ...{ title: printedText(input.title), author: input.author, documentDate: input.date },
      heading: raggedFlow([{ text: printedText(input.title), bold: true }], lineWidth, titleSize),
      subtitle: input.subtitle.map((line) => raggedFlow(printedText(line), lineWidth, rowSize)),
      mark: input.mark === null ? null : printedText(input.mark),
      firstSheet: input.firstSheet,
      ...tableOf(input.columns, rows),
    },
  }));

function tableOf(columns: RegisterSheetsInput['columns'], rows: readonly SheetRow[]) {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width * lineWidth) / shares - cellInset);
  const bold = (text: string, width: number) =>
    raggedFlow([{ text: printedText(text), bold: true }], width, rowSize);
  return {
    columns: columns.map(({ label, width, centred = false }, at) => ({
      ...{ label: bold(label, widths[at] ?? 0), width, centred },
    })),
    rows: rows.map((row) =>
      'heading' in row
        ? { heading: bold(row.heading, lineWidth - cellInset), cells: [] }
        : {
            heading: null,
            cells: row.cells.map(({ text, isEnded = false, picture }, at) => ({
              lines: text === '' ? [] : raggedFlow(printedText(text), widths[at] ?? 0, rowSize),
              ...{ isEnded, picture: picture ?? null },
            })),
          },
    ),
  };
}
