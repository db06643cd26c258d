import { ApiError } from '../api/api-error.ts';
import type { Told } from './toasts.ts';

/** Which of the toasts is shown. */
export interface ToastTurn {
  /** All of them, as they were when this turn was given. */
  readonly list: readonly Told[];
  readonly shown: Told;
  /** Keys of those that have been shown, this one too. */
  readonly heard: ReadonlySet<string>;
  /** What was shown until a newer one took its place. */
  readonly displaced?: Told | undefined;
  /** True when it has been shown before: it is not announced again. */
  readonly isAgain: boolean;
}

export function firstTurn(list: readonly Told[], first: Told): ToastTurn {
  return { list, shown: first, heard: new Set([first.key]), isAgain: false };
}

function turnOf({ heard }: ToastTurn, list: readonly Told[], shown: Told): ToastTurn {
  return {
    ...{ list, shown, isAgain: heard.has(shown.key) },
    heard: new Set([...heard, shown.key].filter((key) => list.some((one) => one.key === key))),
  };
}

/**
 * Who is shown after the list changed: the newest answer at once; after one that ended, whoever was
 * never shown, then whoever waits.
 */
export function turnAfter(turn: ToastTurn, list: readonly Told[]): ToastTurn {
  const [newest] = list;
  if (!newest) return { ...turn, list };
  const isStill = list.includes(turn.shown);
  if (isStill && turn.list.includes(newest)) return { ...turn, list };
  if (isStill) return { ...turnOf(turn, list, newest), displaced: turn.shown };
  const unheard = list.find(({ key }) => !turn.heard.has(key));
  return turnOf(turn, list, unheard ?? list[turn.list.indexOf(turn.shown)] ?? newest);
}

/** The one after it, by the button; after the last the first. */
export function nextTurn(turn: ToastTurn): ToastTurn {
  const { list, shown } = turn;
  const next = list[(list.indexOf(shown) + 1) % list.length];
  return next ? turnOf(turn, list, next) : turn;
}

/** What says only that something was done: no failure, no warning, nothing to press. */
export function isPlain({ tone, action }: Told): boolean {
  return action === undefined && tone !== 'danger' && tone !== 'warning';
}

function saidBy({ title, text, tone, error }: Told): string {
  const why = error instanceof ApiError ? [error.code, error.message, error.params] : String(error);
  return JSON.stringify([title, text, tone, why]);
}

/** Whether the other one says the same again, and neither has anything to press. */
export function isRepeated(one: Told, other: Told): boolean {
  return !one.action && !other.action && saidBy(one) === saidBy(other);
}
