import { foldForSearch } from '@sarn/kernel';
import type { Start } from './kind-groups.ts';
import { subjectHints } from './subject-hints.ts';

/** A way to begin as it is shown. */
export interface NamedStart extends Start {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** Code of a sub-type of the agency. */
  readonly subType: string | null;
}

interface FoundStarts {
  /** A kind was looked for by its name; otherwise what was typed is a subject to write about. */
  readonly isKind: boolean;
  readonly starts: readonly NamedStart[];
}

/** The kinds that were looked for, or all of them with the likely ones for a subject first. */
export function foundStarts(typed: string, all: readonly NamedStart[]): FoundStarts {
  const words = foldForSearch(typed);
  const named = all.filter(({ name }) => foldForSearch(name).includes(words));
  if (named.length > 0) return { isKind: true, starts: named };
  const hinted = subjectHints
    .filter(([, hints]) => hints.some((hint) => words.includes(foldForSearch(hint))))
    .map(([code]) => code);
  const placeOf = ({ code, subType }: NamedStart) => {
    const at = subType === null ? hinted.indexOf(code) : -1;
    return at === -1 ? hinted.length : at;
  };
  // Registering is no writing: what came has its subject already.
  const written = all.filter(({ kind }) => kind !== 'outside');
  return {
    isKind: false,
    starts: written.toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}
