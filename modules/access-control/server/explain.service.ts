import { AppError, buddhistYear } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { reaches } from '@sarn/organisation/server';
import type { Organisation } from '@sarn/organisation/server';
import { numberRight } from '@sarn/register/server';
import { numberSteps } from '../contract/index.ts';
import type { NumberAct, NumberReason, NumberStep, Source } from '../contract/index.ts';
import { callerOf, fits, readAct, sourceOfDuty, sourceOfRight } from './explain.rules.ts';
import { explainWords } from './explain-words.ts';
import type { Side } from './side.ts';
import { findBook, listFacts } from './explain.store.ts';
import type { BookFacts, PersonFacts } from './explain.store.ts';

/** The place and the day of a question. */
export interface Place {
  /** Null: anywhere. */
  readonly unitId: string | null;
  readonly day: string;
  readonly language: Side;
}

/** The moment of a day at which orders of acting are looked at: noon in Bangkok. */
export const noonOf = (day: string): string => `${day}T05:00:00.000Z`;

/** The answer to one question: whether, by what, and if not, why not. */
export interface Explanation {
  readonly isAllowed: boolean;
  readonly sources: readonly Source[];
  readonly refusal: string;
}

/** What `explain` needs besides the facts of the person. */
export interface ExplainAt extends Place {
  readonly h: Handle;
  /** The unit first, the agency last; empty for no unit. */
  readonly above: readonly string[];
  readonly unitName: string;
}

/** Looks the place up once for many people. @throws AppError 'platform.not-found' */
export async function placeFor(
  h: Handle,
  organisation: Organisation,
  { unitId, day, language }: Place,
): Promise<ExplainAt> {
  if (unitId === null) return { h, unitId, day, language, above: [], unitName: '' };
  const unit = (await organisation.units(h, [unitId])).get(unitId);
  if (!unit) throw new AppError('platform.not-found');
  const above = await organisation.ancestors(h, unitId);
  const unitName = (language === 'en' && unit.nameEn) || unit.nameTh;
  return { h, unitId, day, language, above, unitName };
}

/** Whether a person may do an act there on that day: by the check of the call itself, and why. */
export async function explain(
  at: ExplainAt,
  facts: PersonFacts,
  text: string,
): Promise<Explanation> {
  const asked = readAct(text);
  if (asked.kind === 'number') return explainNumber(at, facts, asked);
  const words = explainWords[at.language];
  const sources = facts.rights
    .filter((right) => right.permission === asked.code && fits(right, at.unitId, at.above))
    .map((right) => sourceOfRight(right, facts.held, words));
  const caller = callerOf(facts);
  const isAllowed =
    at.unitId === null
      ? caller.permissions.has(asked.code)
      : await reaches(at.h, caller, asked.code, { unitId: at.unitId });
  const isElsewhere = caller.permissions.has(asked.code);
  const refusal = isElsewhere ? words.notThere(at.unitName) : words.noRole;
  return { isAllowed, sources, refusal: isAllowed ? '' : refusal };
}

async function explainNumber(
  at: ExplainAt,
  facts: PersonFacts,
  { act, register }: { readonly act: NumberAct; readonly register: string },
): Promise<Explanation> {
  const clerk = facts.held.filter(
    ({ duty, unitId, isScoped }) =>
      duty === 'clerk' && !isScoped && (at.unitId === null || unitId === at.unitId),
  );
  const lines = facts.rights.filter(
    (right) =>
      right.permission === `number.${act}` &&
      fits(right, at.unitId, []) &&
      (right.only === null || right.only.includes(register)),
  );
  const steps = await numberStepsOf(at, facts, { act, register });
  const failing = steps.find(({ isFulfilled }) => !isFulfilled);
  const words = explainWords[at.language];
  const sources = [
    ...clerk.map((post) => sourceOfDuty(post, words)),
    ...lines.map((line) => sourceOfRight(line, facts.held, words)),
  ];
  return {
    isAllowed: failing === undefined,
    sources: failing === undefined ? sources : [],
    refusal: failing?.text ?? '',
  };
}

/** The steps of the check of numbering, in their order; those behind a failing one as well. */
export async function numberStepsOf(
  at: ExplainAt,
  facts: PersonFacts,
  { act, register }: { readonly act: NumberAct; readonly register: string },
): Promise<NumberReason[]> {
  const { h, unitId, day, unitName } = at;
  const caller = callerOf(facts);
  const year = buddhistYear(day);
  const book = unitId && (await findBook(h, { unitId, kind: register, day, year }));
  const isNamed = caller.principals.some((key) =>
    unitId === null ? key.startsWith('clerk:') : key === `clerk:${unitId}`,
  );
  const line = facts.rights.some(
    (right) =>
      right.permission === `number.${act}` &&
      fits(right, unitId, []) &&
      (right.only === null || right.only.includes(register)),
  );
  const permission = register === 'receive' ? 'registry.register' : 'registry.reserve';
  const isPermitted =
    line ||
    (act === 'take' && register !== 'receive') ||
    (unitId === null
      ? caller.permissions.has(permission)
      : await reaches(h, caller, permission, { unitId }));
  const right =
    unitId === null || act === 'take'
      ? null
      : await numberRight(h, caller, act, { unitId, kind: register, year });
  const fulfilled: Readonly<Record<NumberStep, boolean>> = {
    permission: isPermitted,
    point: isNamed || line,
    ...bookSteps(book || undefined),
    limit: true,
    class: !register.startsWith('secret-'),
  };
  const limit = right?.most ?? null;
  const words = explainWords[at.language];
  const refused = words.refused({ unitName, year });
  const fine = (step: NumberStep) =>
    step === 'limit' && limit !== null ? words.atMost(limit) : words.fulfilled[step];
  return numberSteps.map((step) => ({
    ...{ step, isFulfilled: fulfilled[step] },
    text: fulfilled[step] ? fine(step) : refused[step],
  }));
}

const bookSteps = (book: BookFacts | undefined) => ({
  'book-closed': !book?.isClosed,
  'year-closed': !book?.isYearClosed,
  'unit-ended': !book?.isUnitEnded,
});

/** Facts of one person on a day. @throws AppError 'platform.not-found' */
export async function factsOf(
  h: Handle,
  personId: string,
  { day, language }: Pick<Place, 'day' | 'language'>,
): Promise<PersonFacts> {
  const nobodyElse = { permissions: [], duties: [], dutiesAt: null };
  const asked = { day, moment: noonOf(day), personId, language, ...nobodyElse };
  const [facts] = await listFacts(h, asked);
  if (!facts) throw new AppError('platform.not-found');
  return facts;
}

/** Permissions that an act may come from: whoever has none of them and no duty is not asked. */
export function permissionsFor(text: string): string[] {
  const asked = readAct(text);
  return asked.kind === 'permission' ? [asked.code] : [`number.${asked.act}`];
}
