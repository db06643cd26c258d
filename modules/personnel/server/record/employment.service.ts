import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { refuseEnded } from '@sarn/organisation/server';
import { refuseUnseen } from '@sarn/platform-server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { setEmployment as endpoint } from '../../contract/index.ts';
import { actorOf } from '../account/active.service.ts';
import type { Personnel } from '../needs.ts';
import { readTerms } from '../terms/terms.store.ts';
import { findRecord, saveEmployment } from './record.store.ts';

/**
 * The code of a row that a form was given, where it may be given.
 *
 * @param kept the code that the person has, which may stay after its last day
 * @throws AppError 'settings.unknown-value', 'settings.ended'
 */
export function offered(
  rows: readonly {
    readonly code: string;
    readonly nameTh: string;
    readonly validTo: string | null;
  }[],
  code: string | null,
  { kept = null, today }: { readonly kept?: string | null; readonly today: string },
): string | null {
  if (code === null || code === '') return null;
  const found = rows.find((one) => one.code === code);
  if (!found) throw new AppError('settings.unknown-value', { name: code });
  if (code !== kept) refuseEnded(found, today);
  return code;
}

async function seenEmployment(h: Handle, personId: string) {
  const record = await findRecord(h, personId);
  return (
    record && { ...{ type: record.type, suffix: record.suffix }, appointedOn: record.appointedOn }
  );
}

/** Sets employee type, day of appointment and suffix. */
export async function setEmployment(
  { organisation, people, platform: { clock, audit } }: Personnel,
  tx: Tx,
  context: SignedContext,
  { personId, type, suffix, appointedOn, seen }: InputOf<typeof endpoint>,
): Promise<void> {
  await refuseUnseen(tx, organisation, {
    seen,
    wanted: { type, appointedOn: appointedOn || null, suffix: suffix || null },
    now: () => seenEmployment(tx, personId),
    subject: { kind: 'person', id: personId },
    acts: ['personnel.employment-set'],
  });
  const record = await findRecord(tx, personId);
  if (!record) throw new AppError('platform.not-found');
  const terms = await readTerms(tx);
  const today = civilDateAt(clock.now());
  await people.updatePerson(tx, actorOf(context), personId, {
    employeeType: offered(terms.types, type, { kept: record.type, today }),
    ...(suffix === undefined
      ? {}
      : { suffix: offered(terms.suffixes, suffix, { kept: record.suffix, today }) }),
  });
  const facts = { appointed_on: appointedOn === '' ? null : appointedOn };
  await saveEmployment(tx, personId, facts, clock.now().toISOString());
  await audit.write(tx, {
    ...{ act: 'personnel.employment-set', callerId: context.caller.id },
    ...{ subject: { kind: 'person', id: personId }, requestId: context.requestId },
    detail: { type },
  });
}
