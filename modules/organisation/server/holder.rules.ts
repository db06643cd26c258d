import { isId } from '@sarn/kernel';
import {
  duties,
  dutyHolder,
  everyoneHolder,
  isSecretKey,
  personHolder,
} from '../contract/index.ts';
import type { Duty } from '../contract/index.ts';

/** Holder keys taken apart, ready for one query. */
export interface HolderParts {
  readonly people: readonly string[];
  /** Pairs by index with `unitIds`. */
  readonly duties: readonly string[];
  readonly unitIds: readonly string[];
  readonly postIds: readonly string[];
  readonly delegationIds: readonly string[];
  /** Keys for classified papers, whole. */
  readonly secretKeys: readonly string[];
}

const known = new Set<string>(duties.filter((duty) => duty !== 'none'));

/**
 * Reads holder keys; what is no key of ours stands for nobody. Nor does everybody's key: it is
 * for reading, and work that waits for all waits for nobody.
 */
export function readHolders(holders: readonly string[]): HolderParts {
  const parts = [...new Set(holders)].map(split).filter(([, id]) => isId(id));
  const units = parts.filter(([kind]) => known.has(kind));
  const idsOf = (wanted: string) => parts.filter(([kind]) => kind === wanted).map(([, id]) => id);
  return {
    people: idsOf('p'),
    postIds: idsOf('post'),
    delegationIds: idsOf('d'),
    secretKeys: [...new Set(holders)].filter(isSecretKey),
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

/**
 * All keys of a person: the own one first, those of each seat of today, everybody's last.
 *
 * @param seatKeys of `keysOfSeat`, the own chairs first
 */
export function holdersOf(personId: string, seatKeys: readonly string[]): string[] {
  return [personHolder(personId), ...new Set(seatKeys), everyoneHolder];
}
