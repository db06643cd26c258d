import { isId } from '@sarn/kernel';
import { duties, dutyHolder, everyoneHolder, personHolder } from '../contract/index.ts';
import type { Duty } from '../contract/index.ts';

/** Holder keys taken apart, ready for one query. */
export interface HolderParts {
  readonly people: readonly string[];
  /** Pairs by index with `unitIds`. */
  readonly duties: readonly string[];
  readonly unitIds: readonly string[];
}

const known = new Set<string>(duties.filter((duty) => duty !== 'none'));

/**
 * Reads holder keys; what is no key of ours stands for nobody. Nor does everybody's key: it is
 * for reading, and work that waits for all waits for nobody.
 */
export function readHolders(holders: readonly string[]): HolderParts {
  const parts = [...new Set(holders)].map(split).filter(([, id]) => isId(id));
  const units = parts.filter(([kind]) => known.has(kind));
  return {
    people: parts.filter(([kind]) => kind === 'p').map(([, id]) => id),
    duties: units.map(([kind]) => kind),
    unitIds: units.map(([, id]) => id),
  };
}

function split(holder: string): [string, string] {
  const cut = holder.indexOf(':');
  return [holder.slice(0, Math.max(cut, 0)), holder.slice(cut + 1)];
}

/** Key of a held post, or null for a post that holds no work. */
export function holderOf(duty: Duty, servesUnitId: string): string | null {
  return duty === 'none' ? null : dutyHolder(duty, servesUnitId);
}

/** All keys of a person: the own one first, one for each duty done today, everybody's last. */
export function holdersOf(
  personId: string,
  held: readonly { readonly duty: Duty; readonly servesUnitId: string }[],
): string[] {
  const keys = held.map((post) => holderOf(post.duty, post.servesUnitId));
  return [personHolder(personId), ...new Set(keys.filter((key) => key !== null)), everyoneHolder];
}
