import { raggedFlow } from './lines/flow-of.ts';
import type { Flow } from './lines/flow.ts';
import { widthOf } from './lines/measure.ts';
import { labelGutter, textSize, textWidth, cm } from './measures.ts';
import { printedText } from './printed-text.ts';
import { toThaiDigits } from '@sarn/kernel';

/** A label such as `เรียน` and its value, whose further lines stay under the value. */
export interface Labelled {
  readonly label: string;
  readonly lines: Flow;
}

/** A label and its value on the whole text width. */
export function labelled(label: string, value: string): Labelled {
  const space = textWidth - widthOf(label, textSize) - labelGutter;
  return { label, lines: raggedFlow(printedText(value), space) };
}

export const labelledIf = (label: string, value: string | undefined): Labelled | null =>
  value === undefined || value === '' ? null : labelled(label, value);

export interface Enclosures {
  readonly label: string;
  /** Several are numbered. */
  readonly items: readonly { readonly number: string; readonly lines: Flow }[];
}

const numberGutter = 0.25 * cm;

export function enclosuresOf(items: readonly string[]): Enclosures {
  const label = 'สิ่งที่ส่งมาด้วย';
  const taken = widthOf(label, textSize) + labelGutter;
  const [only] = items;
  if (items.length === 1 && only !== undefined) {
    return {
      label,
      items: [{ number: '', lines: raggedFlow(printedText(only), textWidth - taken) }],
    };
  }
  return { label, items: numberedItems(items, textWidth - taken) };
}

/** Things with their numbers before them. @param width of number and text together, in points */
function numberedItems(items: readonly string[], width: number): Enclosures['items'] {
  const numbers = items.map((_, at) => `${toThaiDigits(String(at + 1))}.`);
  const widest = Math.max(0, ...numbers.map((number) => widthOf(number, textSize)));
  const left = width - widest - numberGutter;
  return items.map((item, at) => ({
    number: numbers[at] ?? '',
    lines: raggedFlow(printedText(item), left),
  }));
}

/** The agency stands in the right half; a long name begins further left rather than on a new line. */
export function ownerFields(owner: readonly string[]) {
  const lines = owner.map(printedText);
  const ownerStart = ownerStartOf(lines);
  return { ownerStart, owner: lines.map((line) => raggedFlow(line, textWidth - ownerStart)) };
}

/** Where these lines begin, in points from the margin. */
export function ownerStartOf(lines: readonly string[]): number {
  const widest = Math.max(0, ...lines.map((line) => widthOf(line, textSize)));
  return Math.max(7.8 * cm, Math.min(9.3 * cm, textWidth - widest - 1));
}
