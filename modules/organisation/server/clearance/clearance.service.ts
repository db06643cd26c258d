import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { secretLevels } from '../../contract/index.ts';
import type * as api from '../../contract/index.ts';
import type { SecretClass } from '../../contract/index.ts';
import type { Changes } from '../change.ts';
import type { Organisation } from '../organisation.service.ts';
import {
  clearanceLevel,
  endGiven,
  insertClearance,
  insertRegistrar,
  listClearanceRows,
  listRegistrarRows,
} from './clearance.store.ts';
import type { GivenRow, GivenTable, NewGiven } from './clearance.store.ts';

export interface ClearanceDependencies {
  readonly platform: Platform;
  readonly changes: Changes;
  readonly organisation: Organisation;
  readonly onEnded?: ((tx: Tx, personId: string) => Promise<void>) | undefined;
}

const classOf = (level: number): SecretClass =>
  (Object.keys(secretLevels) as SecretClass[]).find(
    (one) => secretLevels[one].level === level,
  ) as SecretClass;

/** All clearances and appointments, those in force first. */
export async function clearances(
  { platform, organisation }: ClearanceDependencies,
  h: Handle,
): Promise<OutputOf<typeof api.listClearances>> {
  const today = civilDateAt(platform.clock.now());
  const [cleared, registrars] = [
    await listClearanceRows(h, today),
    await listRegistrarRows(h, today),
  ];
  const cards = await organisation.personCard(h, [
    ...new Set([...cleared, ...registrars].map((row) => row.personId)),
  ]);
  const placed = <R extends GivenRow>(row: R) => {
    const card = cards.get(row.personId);
    return { ...row, name: card?.name ?? row.name, positionName: card?.positionName ?? '' };
  };
  return {
    clearances: cleared.map(({ level, ...row }) => ({ ...placed(row), secrecy: classOf(level) })),
    registrars: registrars.map(placed),
  };
}

/**
 * Clears a person, who has the keys of the class from the next call on.
 *
 * @throws AppError 'identity.clearance-own', 'identity.clearance-dates', 'platform.not-found'
 */
export async function give(
  deps: ClearanceDependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof api.giveClearance>,
): Promise<{ id: string }> {
  const row = await newGiven(deps, tx, context, input);
  const { level } = secretLevels[input.secrecy];
  await insertClearance(tx, { ...row, level });
  await deps.changes.record(tx, byOf(context), 'clearance-given', personOf(row.personId), {
    secrecy: secretLevels[input.secrecy].th,
    ...factsOf(row),
  });
  return { id: row.id };
}

/** Appoints a registrar of classified documents of a unit, who must be cleared. */
export async function appoint(
  deps: ClearanceDependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof api.appointSecretRegistrar>,
): Promise<{ id: string }> {
  const row = await newGiven(deps, tx, context, input);
  const unit = await deps.organisation.unit(tx, input.unitId);
  const today = civilDateAt(deps.platform.clock.now());
  const begins = row.validFrom > today ? row.validFrom : today;
  if ((await clearanceLevel(tx, row.personId, begins)) === 0) {
    const card = (await deps.organisation.personCard(tx, [row.personId])).get(row.personId);
    throw new AppError('identity.clearance-missing', { name: card?.name ?? '' });
  }
  await insertRegistrar(tx, { ...row, unitId: unit.id, isAssistant: input.isAssistant });
  await deps.changes.record(
    tx,
    byOf(context),
    'secret-registrar-appointed',
    personOf(row.personId),
    {
      unit: unit.nameTh,
      ...factsOf(row),
    },
  );
  return { id: row.id };
}

/** Ends a clearance or an appointment at once. */
export async function end(
  { platform, changes, onEnded }: ClearanceDependencies,
  tx: Tx,
  context: SignedContext,
  table: GivenTable,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Record<string, never>> {
  const at = platform.clock.now().toISOString();
  const personId = await endGiven(tx, table, { id, reason, at, by: context.caller.id });
  if (!personId) throw new AppError('platform.not-found');
  if (personId === context.caller.id) throw new AppError('identity.clearance-own');
  const act = table === 'clearance' ? 'clearance-ended' : 'secret-registrar-ended';
  await changes.record(tx, byOf(context), act, personOf(personId), { reason });
  await onEnded?.(tx, personId);
  return {};
}

async function newGiven(
  { platform, organisation }: ClearanceDependencies,
  tx: Tx,
  { caller }: SignedContext,
  input: {
    personId: string;
    orderNo: string;
    validFrom: string;
    validTo?: string | undefined;
  },
): Promise<NewGiven> {
  const { personId, orderNo, validFrom, validTo = null } = input;
  if (personId === caller.id) throw new AppError('identity.clearance-own');
  if (validTo !== null && validTo < validFrom) throw new AppError('identity.clearance-dates');
  if (!(await organisation.personCard(tx, [personId])).has(personId)) {
    throw new AppError('platform.not-found');
  }
  const now = platform.clock.now();
  const at = now.toISOString();
  return { id: newId(now.getTime()), personId, orderNo, validFrom, validTo, by: caller.id, at };
}

const byOf = ({ caller, requestId }: SignedContext) => ({ callerId: caller.id, requestId });
const personOf = (id: string) => ({ kind: 'person', id });
const factsOf = ({ orderNo, validFrom, validTo }: NewGiven) => ({
  orderNo,
  from: validFrom,
  to: validTo ?? '',
});
