import type { CivilDate } from '@sarn/kernel';
import { wordsToKeep } from './keep-whole.ts';
import { raggedFlow } from './lines/flow-of.ts';
import type { Flow } from './lines/flow.ts';
import { widthOf } from './lines/measure.ts';
import { cm } from './measures.ts';
import { printedText } from './printed-text.ts';
import { inTypeface } from './typeface/in-typeface.ts';
import type { Typeface } from './typeface/typeface.ts';
import { typeset } from './typesetter.ts';

/* As in templates/record-list.typ: A4 across with margins of 1.5 cm, sizes of the type in points. */
const lineWidth = 26.7 * cm;
const titleSize = 16;
const listSize = 11;
const noteSize = 10;
const cellInset = 8;
const perRow = 3;

/** A signer at the foot of a list. */
export interface ListSigner {
  readonly name: string;
  readonly position: string;
  /** The role of the signer, after the line: ประธานกรรมการ, กรรมการ, ผู้จัดทำ. */
  readonly role: string;
  /** Text that it was confirmed in the system, and when; null for a signature by hand. */
  readonly signed: string | null;
}

/** A list in columns, printed in landscape. */
export interface ListInput {
  readonly title: string;
  /** Lines under the title, centred. */
  readonly subtitle: readonly string[];
  /** The number of the form, at the upper right edge of each sheet, with the number of that sheet. */
  readonly mark?: string;
  readonly author: string;
  readonly date: CivilDate;
  /** Label and value, above the table. */
  readonly facts: readonly (readonly [string, string])[];
  /** Widths are shares of the line. */
  readonly columns: readonly {
    readonly label: string;
    readonly width: number;
    centred?: boolean;
  }[];
  readonly rows: readonly (readonly string[])[];
  /** Paragraphs under the table; the last one stays on one page with the signers. */
  readonly closing: readonly string[];
  readonly signers: readonly ListSigner[];
  /** The agency's own typeface. */
  readonly typeface?: Typeface;
}

/**
 * A list (forms 21–23 and 25, certificates) as PDF/A-3b in landscape, the head of the table on
 * every page.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderList(input: ListInput): Promise<Uint8Array> {
  const order = inTypeface(input.typeface, () => ({
    template: 'record-list',
    keepWhole: wordsToKeep(input.signers.map(({ name }) => name)),
    data: {
      ...{ title: printedText(input.title), author: input.author, documentDate: input.date },
      heading: raggedFlow([{ text: printedText(input.title), bold: true }], lineWidth, titleSize),
      mark: input.mark ? printedText(input.mark) : null,
      subtitle: input.subtitle.map((line) => ownLine(line)),
      facts: factsOf(input.facts),
      ...tableOf(input),
      closing: input.closing.map((line) => ownLine(line)),
      signers: input.signers.map((signer, at) => signerOf(signer, at, input.signers.length)),
    },
  }));
  return typeset(order);
}

const ownLine = (text: string, width = lineWidth): Flow =>
  raggedFlow(printedText(text), width, listSize);

function factsOf(facts: ListInput['facts']) {
  const labels = facts.map(([label]) => printedText(label));
  const widest = Math.max(0, ...labels.map((label) => widthOf(label, listSize, true)));
  const width = lineWidth - widest - 0.4 * cm;
  return facts.map(([, value], at) => ({ label: labels[at] ?? '', lines: ownLine(value, width) }));
}

function tableOf({ columns, rows }: ListInput) {
  const shares = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => (width * lineWidth) / shares - cellInset);
  return {
    columns: columns.map(({ label, width, centred = false }, at) => ({
      label: raggedFlow([{ text: printedText(label), bold: true }], widths[at] ?? 0, listSize),
      ...{ width, centred },
    })),
    rows: rows.map((row) => row.map((cell, at) => ({ lines: ownLine(cell, widths[at]) }))),
  };
}

/** Three sign beside each other, fewer in the last row. */
function signerOf({ name, position, role, signed }: ListSigner, at: number, count: number) {
  const beside = Math.min(perRow, count - perRow * Math.floor(at / perRow));
  const width = lineWidth / beside;
  return {
    name: printedText(name),
    role: printedText(role),
    position: ownLine(position, width),
    signed: signed === null ? null : raggedFlow(printedText(signed), width, noteSize),
  };
}
