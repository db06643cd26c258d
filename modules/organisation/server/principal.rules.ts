import { isId } from '@sarn/kernel';
import {
  duties,
  dutyPrincipal,
  everyonePrincipal,
  isSecretKey,
  personPrincipal,
} from '../contract/index.ts';
import type { Duty } from '../contract/index.ts';

/** Principal keys split by kind, for one query. */
export interface PrincipalParts {
  readonly people: readonly string[];
  /** Pairs by index with `unitIds`. */
  readonly duties: readonly string[];
  readonly unitIds: readonly string[];
  readonly postIds: readonly string[];
  readonly delegationIds: readonly string[];
  /** Keys for classified documents, not split. */
  readonly secretKeys: readonly string[];
}

const known = new Set<string>(duties.filter((duty) => duty !== 'none'));

/**
 * Splits principal keys; unknown keys are ignored. So is the key `everyone`, which is only for
 * reading: work never waits for it.
 */
export function readPrincipals(principals: readonly string[]): PrincipalParts {
  const parts = [...new Set(principals)].map(split).filter(([, id]) => isId(id));
  const units = parts.filter(([kind]) => known.has(kind));
  const idsOf = (wanted: string) => parts.filter(([kind]) => kind === wanted).map(([, id]) => id);
  return {
    people: idsOf('p'),
    postIds: idsOf('post'),
    delegationIds: idsOf('d'),
    secretKeys: [...new Set(principals)].filter(isSecretKey),
    duties: units.map(([kind]) => kind),
    unitIds: units.map(([, id]) => id),
  };
}

function split(principal: string): [string, string] {
  const cut = principal.indexOf(':');
  return [principal.slice(0, Math.max(cut, 0)), principal.slice(cut + 1)];
}

/** Key of a duty of a unit; null for posts without a duty. */
export function principalOf(duty: Duty, servesUnitId: string): string | null {
  return duty === 'none' ? null : dutyPrincipal(duty, servesUnitId);
}

/**
 * All keys of a person: the own one first, those of each capacity of today, everybody's last.
 *
 * @param capacityKeys of `keysOfCapacity`, the own posts first
 */
export function principalsOf(personId: string, capacityKeys: readonly string[]): string[] {
  return [personPrincipal(personId), ...new Set(capacityKeys), everyonePrincipal];
}
