import { ApiError, isUnreached } from '../api/api-error.ts';
import { lineState } from './line.ts';
import { openCopies } from './copies.ts';
import type { Copies } from './copies.ts';
import { forgetCopies } from './forget-copies.ts';

/** What of an answer may lie on this device, and under which name. */
export interface CopyRule<T> {
  /** Names the call with its fields. */
  readonly key: string;
  /** The part that may be kept; null where nothing may. */
  readonly toKeep: (answer: T) => T | null;
  /** The documents whose content it holds. */
  readonly about: (answer: T) => readonly string[];
  /** The document that the call asks for: a refusal removes everything about it. */
  readonly subjectId?: string;
}

let opened: Promise<Copies | null> | null = null;
const shown = new Map<string, string>();
const listeners = new Set<() => void>();

/**
 * Opens the copies of the signed-in person.
 *
 * @param owner person and version of the program
 */
export function provideCopies(owner: string): void {
  opened = openCopies(owner).catch((failure: unknown) => {
    // A browser that forbids storage reads online only.
    console.warn('nothing is kept for reading without a line', failure);
    return null;
  });
}

/** Removes all that was kept for reading, at the end of a session. */
export async function endCopies(): Promise<void> {
  const before = opened;
  opened = null;
  shown.clear();
  (await before)?.close();
  await forgetCopies();
}

/**
 * The answer of the server, or where it is not reached the copy of an earlier answer. A copy is never
 * shown before the server was asked: what it refuses now is removed.
 *
 * @throws what the call throws, where there is no copy
 */
export async function orCopy<T>(rule: CopyRule<T>, ask: () => Promise<T>): Promise<T> {
  // Nobody waits for a call of which it is known that it fails.
  const early = lineState.get().isOff ? await find(rule) : null;
  if (early) return early.value;
  try {
    const answer = await ask();
    note(rule.key, null);
    void guarded((copies) => keep(copies, rule, answer));
    return answer;
  } catch (error) {
    if (isUnreached(error)) {
      const copy = await find(rule);
      if (copy) return copy.value;
    } else if (isRefused(error)) {
      const { key, subjectId } = rule;
      void guarded((copies) => (subjectId ? copies.dropAbout(subjectId) : copies.drop(key)));
    }
    throw error;
  }
}

/** As `orCopy`, for an answer that holds no document, such as the entries of a menu. */
export const orWholeCopy = <T>(key: string, ask: () => Promise<T>): Promise<T> =>
  orCopy({ key, toKeep: (answer) => answer, about: () => [] }, ask);

/** Removes everything about a document: it was withdrawn or classified. */
export async function dropCopiesAbout(subjectId: string): Promise<void> {
  await guarded((copies) => copies.dropAbout(subjectId));
}

/** The documents of which anything is kept here. */
export async function keptDocuments(): Promise<readonly string[]> {
  return (await guarded((copies) => copies.abouts())) ?? [];
}

/** From when the shown answers are, by their keys: for those that come from this device. */
export const copiesShown = {
  at: (key: string): string | null => shown.get(key) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The server has answered that the caller may not have it (any more). */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 410].includes(error.status);
}

async function find<T>(rule: CopyRule<T>): Promise<{ readonly value: T } | null> {
  const copy = await guarded((copies) => copies.find(rule.key));
  if (!copy) return null;
  note(rule.key, copy.at);
  // Written by this version of the program under this key, as its type says (`provideCopies`).
  return { value: copy.value as T };
}

async function keep<T>(copies: Copies, rule: CopyRule<T>, answer: T): Promise<void> {
  const value = rule.toKeep(answer);
  if (value === null) {
    for (const subjectId of rule.about(answer)) await copies.dropAbout(subjectId);
    await copies.drop(rule.key);
    return;
  }
  const at = new Date().toISOString();
  await copies.keep({ key: rule.key, about: rule.about(value), at, value });
}

/** Nothing that goes wrong with a copy may disturb the page that shows the answer itself. */
async function guarded<R>(work: (copies: Copies) => Promise<R>): Promise<R | null> {
  const copies = await opened;
  if (!copies) return null;
  try {
    return await work(copies);
  } catch (failure) {
    console.warn('a copy on this device failed', failure);
    return null;
  }
}

function note(key: string, at: string | null): void {
  if ((shown.get(key) ?? null) === at) return;
  if (at === null) shown.delete(key);
  else shown.set(key, at);
  for (const listener of listeners) listener();
}
