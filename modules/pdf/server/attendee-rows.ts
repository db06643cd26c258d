import { toThaiDigits } from '@sarn/kernel';
import type { PrintedAttendee } from '../contract/index.ts';
import { attendeeText } from '../contract/index.ts';
import { raggedFlow } from './lines/flow-of.ts';
import type { Flow } from './lines/flow.ts';
import { widthOf } from './lines/measure.ts';
import { cm, textSize, textWidth } from './measures.ts';
import { printedText } from './printed-text.ts';

/** Between the columns; as in minutes.typ. */
const numberGutter = 0.25 * cm;
const nameGutter = 0.5 * cm;
/** The second column begins where the eye expects it; a name that is longer takes several lines. */
const narrowestName = 5.5 * cm;
const widestName = 0.45 * textWidth;

interface AttendeeRow {
  readonly number: string;
  /** Over both columns where there is nothing for the second. */
  readonly name: Flow;
  readonly post: Flow | null;
}

interface AttendanceData {
  /** Of the columns, the same in all lists, in points. */
  readonly numberWidth: number;
  readonly nameWidth: number;
  readonly lists: readonly { readonly label: string; readonly items: readonly AttendeeRow[] }[];
}

/** The people of a meeting: number, name, and post with remark. */
export function attendeeRows(
  lists: readonly (readonly [string, readonly PrintedAttendee[]])[],
): AttendanceData {
  const numberOf = (at: number) => `${toThaiDigits(String(at + 1))}.`;
  const all = lists.flatMap(([, people]) => people);
  const widest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => widthOf(text, textSize)));
  const numberWidth = widest(all.map((_, at) => numberOf(at)));
  const whole = textWidth - numberWidth - numberGutter;
  const inColumn = all
    .filter((one) => attendeeText(one) !== '')
    .map(({ name }) => printedText(name));
  // A point more: the compiler measures anew.
  const nameWidth = Math.max(narrowestName, Math.min(widestName, widest(inColumn) + 1));
  const row = (one: PrintedAttendee, at: number): AttendeeRow => {
    const post = attendeeText(one);
    return {
      number: numberOf(at),
      name: raggedFlow(printedText(one.name), post === '' ? whole : nameWidth),
      post: post === '' ? null : raggedFlow(printedText(post), whole - nameWidth - nameGutter),
    };
  };
  return {
    ...{ numberWidth, nameWidth },
    lists: lists.map(([label, people]) => ({ label, items: people.map(row) })),
  };
}
