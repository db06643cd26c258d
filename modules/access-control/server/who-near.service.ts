import type { Platform } from '@sarn/platform-server';
import type { Organisation } from '@sarn/organisation/server';
import { accessPermissions, nearPeople } from '../contract/index.ts';
import type { NearPerson } from '../contract/index.ts';
import { actLines } from './act-lines.ts';
import { readAct } from './explain.rules.ts';
import { explain, noonOf, permissionsFor, placeFor } from './explain.service.ts';
import type { ExplainAt } from './explain.service.ts';
import { explainWords } from './explain-words.ts';
import type { Side } from './side.ts';
import { listFacts } from './explain.store.ts';
import type { PersonFacts } from './explain.store.ts';

interface Tools extends Pick<Platform, 'db'> {
  readonly organisation: Organisation;
  readonly permissions: () => readonly string[];
}

interface Asked {
  readonly act: string;
  readonly unitId: string | null;
  readonly on: string;
  readonly language: Side;
}

/** Duties whose people are asked first about whatever concerns their unit. */
const askedDuties = ['clerk', 'head', 'deputy', 'secretary'] as const;

/**
 * Those who are often asked for an act and may not do it, each with why not: heads and clerks of the
 * unit, administrators, and who may do a like act.
 *
 * @param may those who may do it
 */
export async function peopleNear(
  tools: Tools,
  asked: Asked,
  may: ReadonlySet<string>,
): Promise<NearPerson[]> {
  const { unitId, on, language } = asked;
  const at = await placeFor(tools.db, tools.organisation, { unitId, day: on, language });
  const like = likeActs(asked.act, tools.permissions());
  const found = await listFacts(tools.db, {
    ...{ day: on, moment: noonOf(on), personId: null, language, dutiesAt: unitId },
    permissions: [accessPermissions.access, ...like.flatMap(permissionsFor)],
    // Of the whole agency the heads of all units would be too many to mean anything.
    duties: unitId === null ? ['clerk'] : askedDuties,
  });
  const near = found
    .filter(({ id, canSignIn }) => canSignIn && !may.has(id))
    .toSorted((one, other) => rankOf(one, unitId) - rankOf(other, unitId))
    .slice(0, nearPeople);
  const rows: NearPerson[] = [];
  for (const facts of near) rows.push(await nearPerson(tools, { at, facts, like, act: asked.act }));
  return rows;
}

interface NearAsked {
  readonly at: ExplainAt;
  readonly facts: PersonFacts;
  readonly like: readonly string[];
  readonly act: string;
}

async function nearPerson(tools: Tools, { at, facts, like, act }: NearAsked): Promise<NearPerson> {
  const words = explainWords[at.language];
  const { refusal } = await explain(at, facts, act);
  const { id, name, text } = facts;
  const person = { id, name, text };
  if (isGiver(facts)) return { ...person, refusal: `${words.givesOnly}: ${refusal}` };
  for (const other of like) {
    if (!(await explain(at, facts, other)).isAllowed) continue;
    const known = actLines(tools.permissions(), at.language).find((line) => line.act === other);
    return { ...person, refusal: words.mayElse(known?.name ?? other, refusal) };
  }
  return { ...person, refusal };
}

const isGiver = ({ rights }: PersonFacts): boolean =>
  rights.some(({ permission }) => permission === accessPermissions.access);

/** Heads and clerks of the unit first, then administrators, then all others. */
function rankOf(facts: PersonFacts, unitId: string | null): number {
  const isThere =
    unitId !== null && facts.held.some((post) => post.unitId === unitId && post.duty !== 'officer');
  if (isThere) return 0;
  return isGiver(facts) ? 1 : 2;
}

/** The same act in another register, and other acts on numbers; for a permission, those of its module. */
function likeActs(act: string, permissions: readonly string[]): string[] {
  const asked = readAct(act);
  const lines = actLines(permissions, 'th').filter((line) => line.act !== act);
  if (asked.kind === 'number') {
    return lines
      .map((line) => line.act)
      .filter((other) => readAct(other).kind === 'number')
      .toSorted((one, other) => Number(isOf(other, asked.act)) - Number(isOf(one, asked.act)));
  }
  const [module] = asked.code.split('.');
  return lines.map((line) => line.act).filter((other) => other.startsWith(`${module}.`));
}

const isOf = (act: string, wanted: string): boolean => act.startsWith(`number.${wanted}:`);
