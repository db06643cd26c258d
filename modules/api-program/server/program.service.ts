import { addDays, AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { whoWasFirst } from '@sarn/platform-server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { programLimits } from '../contract/index.ts';
import type { saveProgram } from '../contract/index.ts';
import { networkOf } from './addresses.rules.ts';
import type { ApiProgramDependencies } from './dependencies.ts';
import { closeProgram, insertProgram, lockProgram, updateProgram } from './program.store.ts';
import type { ProgramRow } from './program.store.ts';
import { idleScope } from './scope-permissions.ts';
import { revokeTokens } from './token.store.ts';

type Asked = InputOf<typeof saveProgram>;
type Fields = Omit<ProgramRow, 'id' | 'personId' | 'version' | 'endedAt'>;

/** Makes a program with a person of its own, or changes one. */
export async function keepProgram(
  deps: ApiProgramDependencies,
  tx: Tx,
  context: SignedContext,
  asked: Asked,
): Promise<OutputOf<typeof saveProgram>> {
  const fields = await checked(deps, tx, asked);
  const { id, version } = asked.id
    ? await change(deps, tx, context, { ...asked, id: asked.id }, fields)
    : await make(deps, tx, context, fields);
  await deps.platform.audit.write(tx, {
    act: 'api-program.saved',
    callerId: context.caller.id,
    subject: { kind: 'api-program', id },
    detail: { ...fields, version },
  });
  return { id, version };
}

async function make(
  { platform: { clock }, people }: ApiProgramDependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  fields: Fields,
): Promise<{ id: string; version: number }> {
  const id = newId();
  const personId = await people.createPerson(
    tx,
    { callerId: caller.id, requestId },
    { ...personOf(fields.name), employeeCode: `program-${id.slice(-12)}` },
  );
  const by = { personId: caller.id, at: clock.now().toISOString() };
  await insertProgram(tx, { ...fields, id, personId }, by);
  return { id, version: 1 };
}

async function change(
  { people, organisation }: ApiProgramDependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  asked: Asked & { readonly id: string },
  fields: Fields,
): Promise<{ id: string; version: number }> {
  const known = await lockProgram(tx, asked.id);
  if (!known) throw new AppError('program.not-found');
  if (known.version !== asked.version) {
    const subject = { kind: 'api-program', id: known.id };
    const first = await whoWasFirst(tx, organisation, subject, ['api-program.saved']);
    throw new AppError('program.stale', first);
  }
  const version = known.version + 1;
  await updateProgram(tx, known.id, { ...fields, version });
  if (known.name !== fields.name) {
    const by = { callerId: caller.id, requestId };
    await people.updatePerson(tx, by, known.personId, personOf(fields.name));
  }
  return { id: known.id, version };
}

/** How its acts are signed in histories. It is no member of the staff and cannot sign in. */
const personOf = (name: string) => ({
  firstNameTh: 'โปรแกรม',
  lastNameTh: name,
  isActive: false,
});

async function checked(deps: ApiProgramDependencies, tx: Tx, asked: Asked): Promise<Fields> {
  const { name, responsibleId, unitId, scopes, expiresOn } = asked;
  const today = civilDateAt(deps.platform.clock.now());
  const { mostDays } = programLimits;
  if (expiresOn < today || expiresOn > addDays(today, mostDays)) {
    throw new AppError('program.expiry', { days: mostDays });
  }
  const idle = idleScope(deps.scopes(), scopes);
  if (idle) throw new AppError('program.scope-without-calls', { scope: idle });
  const active = await deps.organisation.contacts(tx, [responsibleId]);
  if (!active.has(responsibleId)) throw new AppError('program.responsible');
  if (!(await deps.organisation.units(tx, [unitId])).has(unitId)) {
    throw new AppError('platform.not-found');
  }
  const addresses = [...new Set(asked.addresses.map(networkOf))];
  return { name, responsibleId, unitId, scopes: [...new Set(scopes)], addresses, expiresOn };
}

/** Ends a program: its tokens open nothing any more, its acts stay. */
export async function endProgramOf(
  { platform: { clock, audit } }: ApiProgramDependencies,
  tx: Tx,
  { caller }: SignedContext,
  programId: string,
): Promise<Record<string, never>> {
  const known = await lockProgram(tx, programId);
  if (!known) throw new AppError('program.not-found');
  const at = clock.now().toISOString();
  await revokeTokens(tx, { programId, at });
  await closeProgram(tx, programId, at);
  await audit.write(tx, {
    act: 'api-program.ended',
    callerId: caller.id,
    subject: { kind: 'api-program', id: programId },
    detail: { name: known.name },
  });
  return {};
}
