import { addDays, civilDateAt, daysBetween, officeTimeAt } from '@sarn/kernel';
import type { CivilDate, Instant } from '@sarn/kernel';
import type { DocumentDetail, HistoryEntry } from '@sarn/document/contract';

/** How long one person had a document, until they did something with it. */
export interface Stay {
  readonly id: string;
  readonly who: string;
  /** Their unit, or their post. */
  readonly where: string;
  readonly from: Instant;
  readonly to: Instant;
  /** What ended it; null while they still have it. */
  readonly act: HistoryEntry['actTerm'] | null;
}

type Past = Pick<DocumentDetail, 'history' | 'principals'>;

/**
 * Who had a document, from which moment to which, the first first. It comes to a person with what was done
 * before in the same assignment, else in the same sending, else on the document.
 */
export function staysOf({ history, principals }: Past, now: Instant): readonly Stay[] {
  const events = history.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
  const ended = events.map((event, place): Stay => {
    const before = events.slice(0, place).findLast((earlier) => leadsTo(earlier, event));
    return {
      id: event.id,
      who: event.actorName,
      where: event.unitName ?? event.actorPost,
      from: before?.at ?? event.at,
      to: event.at,
      act: event.actTerm,
    };
  });
  const open = principals.map(({ name, queue, since }, place): Stay => {
    const [who, post] = nameAndPost(name);
    const where = ended.findLast((stay) => stay.who === who)?.where ?? post;
    return { id: `${queue}/${place}`, who, where, from: since, to: now, act: null };
  });
  return [...ended, ...open];
}

/** “ขวัญใจ ดีงาม (นักวิชาการ)”: the name as the history has it, and the post; several people stay together. */
function nameAndPost(name: string): readonly [string, string] {
  const [, who, post] = /^([^(,]+) \(([^(,]+)\)$/.exec(name) ?? [];
  return who !== undefined && post !== undefined ? [who, post] : [name, ''];
}

/** Whether what was done earlier brought the document to where the later was done. */
function leadsTo(earlier: HistoryEntry, later: HistoryEntry): boolean {
  if (earlier.on === 'document') return true;
  if (earlier.transmissionId !== later.transmissionId) return false;
  const isOfSending = earlier.on === 'transmission' || later.on === 'transmission';
  return isOfSending || earlier.assignmentId === later.assignmentId;
}

/** All stays of one person, in one line of the drawing. */
export interface PersonLine {
  readonly who: string;
  readonly where: string;
  readonly stays: readonly Stay[];
}

/** One line for each person, in the order in which they first had it. */
export function linesOf(stays: readonly Stay[]): readonly PersonLine[] {
  const lines = new Map<string, Stay[]>();
  for (const stay of stays) lines.set(stay.who, [...(lines.get(stay.who) ?? []), stay]);
  return [...lines].map(([who, own]) => ({ who, where: own[0]?.where ?? '', stays: own }));
}

/** Stays of one person that follow each other without a break: one bar of the drawing. */
export interface Bar {
  readonly from: Instant;
  readonly to: Instant;
  readonly stays: readonly Stay[];
}

export function barsOf(stays: readonly Stay[]): readonly Bar[] {
  const bars: Bar[] = [];
  for (const stay of stays.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = bars.at(-1);
    if (last && stay.from <= last.to) {
      const to = stay.to > last.to ? stay.to : last.to;
      bars[bars.length - 1] = { from: last.from, to, stays: [...last.stays, stay] };
    } else bars.push({ from: stay.from, to: stay.to, stays: [stay] });
  }
  return bars;
}

/** Hours of a working day in the drawing, from half past eight. */
const opensAt = 8.5;
const hoursOfDay = 8;

/** The days of a drawing: Monday to Friday, and other days on which something was done. */
export interface Axis {
  readonly days: readonly CivilDate[];
  /** Days of work from the first morning to a moment, as a fraction. */
  readonly placeOf: (at: Instant) => number;
}

const weekday = (day: CivilDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const isWorkday = (day: CivilDate): boolean => weekday(day) !== 0 && weekday(day) !== 6;

export function axisOf(stays: readonly Stay[], due: CivilDate | null): Axis {
  const used = stays.flatMap(({ from, to, act }) => [
    civilDateAt(new Date(from)),
    ...(act ? [civilDateAt(new Date(to))] : []),
  ]);
  const last = stays.filter(({ act }) => act === null).map(({ to }) => civilDateAt(new Date(to)));
  const ends = [...used, ...last, ...(due ? [due] : [])].toSorted();
  const [first = '2026-01-01', end = first] = [ends.at(0), ends.at(-1)];
  const days = Array.from({ length: daysBetween(first, end) + 1 }, (_, n) => addDays(first, n));
  const shown = days.filter((day) => isWorkday(day) || used.includes(day) || day === due);
  const placeOf = (at: Instant): number => {
    const day = civilDateAt(new Date(at));
    const before = shown.filter((known) => known < day).length;
    if (!shown.includes(day)) return before;
    const [hours = 0, minutes = 0] = officeTimeAt(at).split(':').map(Number);
    const part = (hours + minutes / 60 - opensAt) / hoursOfDay;
    return before + Math.min(1, Math.max(0, part));
  };
  return { days: shown, placeOf };
}

/** Working time of a stay: whole days and the hours beside them. */
export function lengthOf(days: number): { readonly days: number; readonly hours: number } {
  const hours = Math.round(days * hoursOfDay);
  return { days: Math.floor(hours / hoursOfDay), hours: hours % hoursOfDay };
}
