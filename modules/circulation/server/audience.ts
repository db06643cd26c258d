import { AppError } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { circulationLimit } from '../contract/index.ts';
import type { Audience } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { unitsOf } from '@sarn/document/server';
import type { NewRecipient } from './circulation.store.ts';
import { findGroups } from './group.store.ts';
import { isWithin } from './reach.ts';
import type { Reach } from './reach.ts';

/** The people of an audience today, and its description as a text. */
export interface Recipients {
  readonly people: readonly NewRecipient[];
  readonly text: string;
}

const everyone = 'ทุกคนในหน่วยงาน';
/** Names shown in the description of an audience; the rest is only counted. */
const namedAtMost = 12;

/**
 * Finds the people of an audience, each once and without the sender.
 *
 * @throws 'registry.circulation-too-far' for units or people the sender may not reach
 */
export async function recipientsOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  reach: Reach,
  audience: Audience,
): Promise<Recipients> {
  const asked = await withGroups(h, caller, audience);
  if (asked.everyone && reach.kind !== 'agency') throw tooFar(everyone);
  const units = await unitNames(deps, h, reach, asked.unitIds);
  const reached = asked.everyone ? reach.unitIds : units.map(({ id }) => id);
  const below = await Promise.all(reached.map((id) => deps.organisation.membersBelow(h, id)));
  const persons = await deps.organisation.personCard(h, asked.personIds);
  await assertWithin(deps, h, reach, persons);
  const ids = new Set([...below.flat(), ...persons.map(({ id }) => id)]);
  ids.delete(caller.id);
  // People who have left the agency are left out, also those who were named one by one.
  const present = await deps.organisation.peopleForPrincipals(
    h,
    [...ids].map((id) => `p:${id}`),
  );
  const people = await deps.organisation.personCard(h, present);
  if (people.length === 0 || people.length > circulationLimit) {
    throw new AppError('registry.circulation-nobody');
  }
  const names = [
    ...(asked.everyone ? [everyone] : []),
    ...asked.groups,
    ...units.map(({ name }) => name),
    ...persons.map(({ name }) => name),
  ];
  return { people, text: inWords(names) };
}

function inWords(names: readonly string[]): string {
  const more = names.length - namedAtMost;
  const named = names.slice(0, namedAtMost).join(', ');
  return more > 0 ? `${named} และอีก ${more} รายการ` : named;
}

async function withGroups(h: Handle, caller: Caller, audience: Audience) {
  const groups = await findGroups(h, audience.groupIds);
  const seen = groups.filter(({ unitId }) => unitsOf(caller).includes(unitId));
  if (seen.length < new Set(audience.groupIds).size) throw new AppError('registry.group-not-found');
  return {
    everyone: audience.everyone,
    unitIds: [...new Set([...audience.unitIds, ...seen.flatMap(({ unitIds }) => unitIds)])],
    personIds: [...new Set([...audience.personIds, ...seen.flatMap(({ personIds }) => personIds)])],
    groups: seen.map(({ name }) => name),
  };
}

const tooFar = (name: string) => new AppError('registry.circulation-too-far', { name });

/** The units that exist today; a dissolved one is left out of a group. */
async function unitNames(deps: Dependencies, h: Handle, reach: Reach, unitIds: readonly string[]) {
  if (unitIds.length === 0) return [];
  const tree = new Map((await deps.organisation.unitTree(h)).map((unit) => [unit.id, unit]));
  const units = unitIds.flatMap((id) => tree.get(id) ?? []);
  const outside = units.find((unit) => !isWithin(tree, unit.id, reach.unitIds));
  if (outside) throw tooFar(outside.name);
  return units;
}

async function assertWithin(
  deps: Dependencies,
  h: Handle,
  reach: Reach,
  persons: readonly NewRecipient[],
): Promise<void> {
  if (reach.kind === 'agency' || persons.length === 0) return;
  const own = await Promise.all(reach.unitIds.map((id) => deps.organisation.membersBelow(h, id)));
  const known = new Set(own.flat());
  const outside = persons.find(({ id }) => !known.has(id));
  if (outside) throw tooFar(outside.name);
}
