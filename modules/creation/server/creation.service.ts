import { AppError, civilDateAt, formatInstant } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { groupsOfPerson, peopleOfGroups } from '@sarn/access-control/server';
import { assertOffered, documentTypeNames, speeds } from '@sarn/document-classes/server';
import type { Dependencies } from '@sarn/document/server';
import { tellChangeToAll } from '@sarn/platform-server';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import {
  asksNumberOrder,
  createdKinds,
  hasRoute,
  isCreatedKind,
  signatoriesOf,
  startClass,
} from '../contract/index.ts';
import type {
  CreatedKind,
  CreationRule,
  CreationRules,
  getOwnCreation,
  saveCreationRule,
} from '../contract/index.ts';
import {
  findRule,
  isAnybodyLeft,
  listEndedKinds,
  listMakerNames,
  listRules,
  listUnitNames,
  putRule,
  rolesOfPerson,
} from './creation.store.ts';
import type { Makers, RuleRow } from './creation.store.ts';

const today = ({ platform }: Dependencies) => civilDateAt(platform.clock.now());

/** Where a person belongs today: roles, groups, and units with those above them. */
async function belongingsOf(deps: Dependencies, h: Handle, personId: string): Promise<Set<string>> {
  const day = today(deps);
  const posts = await deps.organisation.postsOf(h, personId, day);
  const lines = await Promise.all(
    posts.map(({ unitId }) => deps.organisation.ancestors(h, unitId)),
  );
  return new Set([
    ...(await rolesOfPerson(h, day, personId)),
    ...(await groupsOfPerson(h, day, personId)),
    ...lines.flat(),
  ]);
}

const makersOf = ({ roleIds, groupIds, unitIds }: Makers): readonly string[] => [
  ...roleIds,
  ...groupIds,
  ...unitIds,
];

function isMaker(rule: Makers, belongings: ReadonlySet<string>): boolean {
  const makers = makersOf(rule);
  return makers.length === 0 || makers.some((id) => belongings.has(id));
}

const allows = (classes: readonly string[], code: string): boolean =>
  classes.length === 0 || classes.includes(code);

/** A draft that is about to be saved. */
interface SavedDraft {
  readonly kind: string;
  readonly speed: string;
  /** As it is saved; null for a new one. */
  readonly known: { readonly speed: string } | null;
}

/**
 * Whether the caller may save a draft. Who has begun one may finish it, also when the rule changed.
 *
 * @throws AppError 'creation.not-allowed', 'creation.speed'
 */
export async function assertMayCreate(
  deps: Dependencies,
  h: Handle,
  personId: string,
  { kind, speed, known }: SavedDraft,
): Promise<void> {
  const rule = await findRule(h, kind);
  if (!rule) return;
  if (!known && !isMaker(rule, await belongingsOf(deps, h, personId))) {
    throw new AppError('creation.not-allowed', await namesOf(h, kind));
  }
  if (speed !== known?.speed && !allows(rule.speeds, speed)) {
    const { nameTh } = await assertOffered(deps.platform, h, speeds, speed, speed);
    throw new AppError('creation.speed', { ...(await namesOf(h, kind)), name: nameTh });
  }
}

async function namesOf(h: Handle, kind: string) {
  const { th, en } = (await documentTypeNames(h))(kind);
  return { kind: th, kindEn: en, row: kind };
}

interface Classed {
  readonly kind: string;
  readonly state: string;
}

/** The secrecy classes that a document may be given; null: all. Only drafts follow the rule of their kind. */
export async function allowedSecrecies(
  h: Handle,
  { kind, state }: Classed,
): Promise<readonly string[] | null> {
  const { secrecies = [] } = state === 'DRAFT' ? ((await findRule(h, kind)) ?? {}) : {};
  return secrecies.length === 0 ? null : secrecies;
}

/** @throws AppError 'creation.secrecy' */
export async function assertSecrecyAllowed(
  h: Handle,
  document: Classed,
  secrecy: string,
): Promise<void> {
  const allowed = await allowedSecrecies(h, document);
  if (allowed && !allowed.includes(secrecy)) {
    throw new AppError('creation.secrecy', await namesOf(h, document.kind));
  }
}

/**
 * Kinds that the caller may create now: those that are offered, with the permission for drafts and by the rule of
 * the kind. Every place that offers to begin a document asks this, and saving the draft checks it again.
 */
export async function creatableKinds(
  deps: Dependencies,
  h: Handle,
  { id, permissions }: Pick<Caller, 'id' | 'permissions'>,
): Promise<ReadonlySet<CreatedKind>> {
  if (!permissions.has('registry.draft')) return new Set();
  const rules = new Map((await listRules(h)).map((rule) => [rule.kind, rule]));
  const belongings = rules.size === 0 ? new Set<string>() : await belongingsOf(deps, h, id);
  const ended = new Set(await listEndedKinds(h, today(deps)));
  const isAllowed = (kind: CreatedKind) => {
    const rule = rules.get(kind);
    return !ended.has(kind) && (!rule || isMaker(rule, belongings));
  };
  return new Set(createdKinds.filter(isAllowed));
}

/** Whether the page on which documents are begun offers the caller anything: also registering is begun there. */
export async function mayBegin(
  deps: Dependencies,
  h: Handle,
  caller: Pick<Caller, 'id' | 'permissions'>,
): Promise<boolean> {
  if (caller.permissions.has('registry.register')) return true;
  return (await creatableKinds(deps, h, caller)).size > 0;
}

/** What the caller may create, of the kinds that have a rule. */
export async function ownCreation(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
): Promise<OutputOf<typeof getOwnCreation>> {
  const rules = await listRules(h);
  const begins = {
    mayRegister: caller.permissions.has('registry.register'),
    mayBegin: await mayBegin(deps, h, caller),
  };
  if (rules.length === 0) return { rows: [], ...begins };
  const belongings = await belongingsOf(deps, h, caller.id);
  return {
    ...begins,
    rows: rules.flatMap((rule) => {
      if (!isCreatedKind(rule.kind)) return [];
      return [{ kind: rule.kind, mayCreate: isMaker(rule, belongings), speeds: [...rule.speeds] }];
    }),
  };
}

/** The rules of all kinds, and what they may name. */
export async function creationRules(deps: Dependencies, h: Handle): Promise<CreationRules> {
  const rules = new Map((await listRules(h)).map((rule) => [rule.kind, rule]));
  const stored = [...rules.values()];
  const units = await listUnitNames(
    h,
    stored.flatMap(({ unitIds }) => unitIds),
  );
  const cards = await deps.organisation.personCard(h, [
    ...new Set(stored.map(({ changedBy }) => changedBy)),
  ]);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const named = stored.flatMap(({ roleIds, groupIds }) => [...roleIds, ...groupIds]);
  const makers = await listMakerNames(h, today(deps), named);
  const of = (wanted: 'role' | 'group') => makers.filter((one) => one.of === wanted);
  return {
    rows: createdKinds.map((kind): CreationRule => {
      const rule = rules.get(kind);
      if (!rule) return { kind, ...asDelivered, changed: null };
      const { changedBy, changedAt, roleIds, groupIds, unitIds, ...more } = rule;
      return {
        ...{ kind, version: more.version, roleIds: [...roleIds], groupIds: [...groupIds] },
        ...{ speeds: [...more.speeds], secrecies: [...more.secrecies], steps: [...more.steps] },
        ...{ signatory: more.signatory, numbering: more.numbering },
        units: units.filter(({ id }) => unitIds.includes(id)),
        changed: { byName: names.get(changedBy) ?? '', at: changedAt },
      };
    }),
    roles: of('role'),
    groups: of('group'),
  };
}

const asDelivered = {
  ...{ version: 0, roleIds: [], groupIds: [], units: [], speeds: [], secrecies: [], steps: [] },
  ...{ signatory: null, numbering: 'after-signature' as const },
};

/**
 * Sets the rule of a kind.
 *
 * @throws AppError 'settings.stale' (R1), 'creation.nobody' (R5), 'creation.normal-stays',
 *   'settings.unknown-value'
 */
export async function saveRule(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  input: InputOf<typeof saveCreationRule>,
): Promise<CreationRules> {
  const { kind } = input;
  const before = await findRule(tx, kind);
  await assertRule(deps, tx, input, before);
  const changedAt = deps.platform.clock.now().toISOString();
  const rule: RuleRow = { ...whatKindHas(input), changedBy: caller.id, changedAt };
  if ((before?.version ?? 0) !== input.version || !(await putRule(tx, rule))) {
    throw await stale(deps, tx, before);
  }
  const { version: _read, changedBy: _by, changedAt: _at, ...after } = rule;
  await deps.platform.audit.write(tx, {
    act: 'registry.creation-rule-set',
    callerId: caller.id,
    subject: { kind: 'creation-rule', id: kind },
    detail: { before: before ?? null, after },
    requestId,
  });
  tx.afterCommit(() => tellChangeToAll(deps.platform.live, { kind: 'settings', id: 'creation' }));
  return creationRules(deps, tx);
}

/** Without what the kind does not ask: a proposal of who may not sign it, a choice of the number it has not. */
function whatKindHas(input: InputOf<typeof saveCreationRule>): typeof input {
  const { kind, signatory, numbering } = input;
  const isPossible =
    signatory !== null && hasRoute(kind) && signatoriesOf(kind).includes(signatory);
  return {
    ...input,
    signatory: isPossible ? signatory : null,
    numbering: asksNumberOrder(kind) ? numbering : 'after-signature',
  };
}

async function stale(deps: Dependencies, tx: Tx, rule: RuleRow | undefined): Promise<AppError> {
  const [card] = rule ? await deps.organisation.personCard(tx, [rule.changedBy]) : [];
  const at = rule ? formatInstant(rule.changedAt, 'short', 'th') : '';
  return new AppError('settings.stale', { name: card?.name ?? '', at });
}

async function assertRule(
  deps: Dependencies,
  tx: Tx,
  input: InputOf<typeof saveCreationRule>,
  before: RuleRow | undefined,
): Promise<void> {
  const { speeds: codes, secrecies, unitIds } = input;
  if (!allows(codes, startClass) || !allows(secrecies, startClass)) {
    throw new AppError('creation.normal-stays');
  }
  // A class that ended may stay in a rule; an unknown one may not.
  for (const code of codes) await assertOffered(deps.platform, tx, speeds, code, code);
  const day = today(deps);
  const known = new Set([
    // A role that ended may stay in a rule, too.
    ...(await listMakerNames(tx, day, before ? makersOf(before) : [])).map(({ id }) => id),
    ...(await listUnitNames(tx, unitIds)).map(({ id }) => id),
  ]);
  const makers = makersOf(input);
  const stranger = makers.find((id) => !known.has(id));
  if (stranger) throw new AppError('settings.unknown-value', { name: stranger });
  if (makers.length === 0) return;
  const personIds = await peopleOfGroups(tx, day, input.groupIds);
  if (!(await isAnybodyLeft(tx, { ...input, day, personIds }))) {
    throw new AppError('creation.nobody');
  }
}
