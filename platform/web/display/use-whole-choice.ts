import { useEffect, useRef, useState } from 'react';
import { isAborted } from '../api/api-error.ts';
import { toasts } from '../overlay/toasts.ts';
import { readWhole } from './read-whole.ts';
import type { PagedList } from './read-whole.ts';

/** The most rows of a list that are chosen over its pages: an act on each of them still ends while one waits. */
export const wholeChoiceLimit = 500;

interface ChosenPage<R> extends PagedList<R> {
  /** What narrows and orders the list; another text is another list, and its choice over pages ends. */
  readonly scope: string;
  /** The rows of the shown page. */
  readonly rows: readonly R[] | undefined;
  /** Rows of all pages. */
  readonly total: number;
  /** Ids of the chosen rows of the shown page. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** What stands in the bar of chosen rows where the list has more pages. */
export interface WholeOffer {
  /** `offered`: all of the page are chosen; `whole`: rows of other pages too. */
  readonly state: 'offered' | 'reading' | 'whole';
  /** How many rows there would be, or are being read. */
  readonly count: number;
  /** How many of them were read by now. */
  readonly done: number;
  /** The list has more rows than may be chosen at once. */
  readonly isLimited: boolean;
  readonly onTake: () => void;
  /** Only the rows of the shown page again. */
  readonly onPage: () => void;
}

/**
 * The choice of rows of a list that the server gives in pages: rows of the page, or of all pages with the
 * same filter, those included that were never shown. What is chosen are rows, not the filter: what comes into
 * the list later is not acted on without having been counted.
 */
export function useWholeChoice<R>(list: ChosenPage<R>) {
  const { scope, rows = [], total, idOf, limit } = list;
  const [kept, setKept] = useState<{ scope: string; rows: readonly R[] } | null>(null);
  if (kept !== null && kept.scope !== scope) setKept(null);
  const whole = kept?.scope === scope ? kept.rows : null;
  const reading = useReading(list, (found) => setKept({ scope, rows: found }));
  const ofPage = rows.filter((row) => list.chosen.has(idOf(row)));
  const chosenRows = whole ?? ofPage;
  const onChoose = (chosen: ReadonlySet<string>) => {
    reading.stop();
    list.onChoose(chosen);
    if (whole !== null) setKept(rowsLeft(whole, chosen, list));
  };
  const isPageChosen = rows.length > 0 && ofPage.length === rows.length;
  const isOffered = whole !== null || (isPageChosen && total > rows.length);
  const offer: WholeOffer | null = isOffered
    ? {
        state: whole ? 'whole' : reading.done === null ? 'offered' : 'reading',
        count: Math.min(total, limit),
        done: reading.done ?? 0,
        isLimited: total > limit,
        onTake: () => reading.begin(),
        onPage: () => {
          setKept(null);
          list.onChoose(new Set(rows.map(idOf)));
        },
      }
    : null;
  return {
    ...{ chosenRows, onChoose, offer },
    chosen: whole === null ? list.chosen : new Set(whole.map(idOf)),
    /** Chooses the rows with these ids, on whichever pages they are. Told once they are read. */
    takeOnly: reading.begin,
    /** Ends the choice over pages; that of the page stays. */
    drop: () => {
      reading.stop();
      setKept(null);
    },
  };
}

/** The choice over pages after rows of the shown page were chosen or not; null where nothing is left of it. */
function rowsLeft<R>(
  whole: readonly R[],
  chosen: ReadonlySet<string>,
  { scope, rows = [], idOf }: Pick<ChosenPage<R>, 'scope' | 'rows' | 'idOf'>,
) {
  const shown = new Set(rows.map(idOf));
  const had = new Set(whole.map(idOf));
  const left = whole.filter((row) => !shown.has(idOf(row)) || chosen.has(idOf(row)));
  const added = rows.filter((row) => chosen.has(idOf(row)) && !had.has(idOf(row)));
  // An empty choice is the box above the rows, which ends all of it.
  return chosen.size === 0 ? null : { scope, rows: [...left, ...added] };
}

/** Reads all pages once asked to; a change of the list, and leaving it, ends that. */
function useReading<R>(list: ChosenPage<R>, onDone: (rows: readonly R[]) => void) {
  const [progress, setProgress] = useState<{ scope: string; done: number } | null>(null);
  const running = useRef<{ scope: string; giveUp: AbortController } | null>(null);
  const { scope } = list;
  useEffect(
    () => () => {
      if (running.current?.scope === scope) running.current.giveUp.abort();
    },
    [scope],
  );
  const begin = (only?: ReadonlySet<string>, onTaken?: () => void) => {
    const giveUp = new AbortController();
    running.current = { scope, giveUp };
    setProgress({ scope, done: 0 });
    void readWhole(list, giveUp.signal, (done) => setProgress({ scope, done }))
      .then((found) => {
        onDone(only ? found.filter((row) => only.has(list.idOf(row))) : found);
        onTaken?.();
      })
      .catch((error: unknown) => {
        if (!isAborted(error)) toasts.fail(error);
      })
      .finally(() => setProgress((now) => (now?.scope === scope ? null : now)));
  };
  const stop = () => running.current?.giveUp.abort();
  return { begin, stop, done: progress?.scope === scope ? progress.done : null };
}
