import { filledLines } from '@sarn/kernel';
import { remarksLabel } from '../../contract/index.ts';
import type { PrintedRemarks } from '../../contract/index.ts';
import { printedText } from '../printed-text.ts';
import { element, elements, escaped } from './markup.ts';

/** What every form has, ready as HTML. */
export interface Parts {
  /** The mark of a draft. */
  readonly mark: string;
  /** Secrecy and speed. */
  readonly marks: string;
  readonly body: string;
  readonly signature: string;
}

export type Field = readonly [label: string, ...values: string[]];

/** Labels and values; a field without a value stays, for its label is on the page. */
export const fieldsHtml = (fields: readonly Field[]): string =>
  element(
    'dl',
    fields
      .map(([label, ...values]) => element('dt', escaped(label)) + elements('dd', values))
      .join(''),
  );

/** Lines of text in the digits of the page. */
export const linesHtml = (lines: readonly string[]): string =>
  elements('p', lines.filter((line) => line !== '').map(printedText));

/** หมายเหตุ, a paragraph in each line; nothing where there are none. */
export const remarksHtml = (remarks: PrintedRemarks | undefined): string =>
  remarks ? fieldsHtml([[remarksLabel, ...filledLines(remarks.text).map(printedText)]]) : '';
