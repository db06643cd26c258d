import type { CivilDate } from '@sarn/kernel';
import { printedText } from './printed-text.ts';
import { protectedPattern } from './protected-words.ts';
import { typeset } from './typesetter.ts';

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
}

/**
 * A list (forms 21–23 and 25, certificates) as PDF/A-3b in landscape, the head of the table on
 * every page.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderList(input: ListInput): Promise<Uint8Array> {
  const names = input.signers.map(({ name }) => name);
  return typeset({
    template: 'record-list',
    data: JSON.stringify({
      title: printedText(input.title),
      author: input.author,
      documentDate: input.date,
      mark: input.mark ? printedText(input.mark) : null,
      subtitle: input.subtitle.map(printedText),
      facts: input.facts.map(([label, value]) => [printedText(label), printedText(value)]),
      columns: input.columns.map(({ label, width, centred = false }) => ({
        ...{ label: printedText(label), width, centred },
      })),
      rows: input.rows.map((row) => row.map(printedText)),
      closing: input.closing.map(printedText),
      signers: input.signers.map(({ name, position, role, signed }) => ({
        ...{ name, position: printedText(position), role: printedText(role) },
        signed: signed === null ? null : printedText(signed),
      })),
      protectedWords: protectedPattern(names),
    }),
  });
}
