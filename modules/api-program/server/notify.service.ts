import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { notifyPeople } from '../contract/index.ts';
import type { ApiProgramDependencies } from './dependencies.ts';
import { findProgram, listPeopleByCode } from './program.store.ts';

/** A notice of a program: its name stands before the title, so that nobody takes it for ours. */
export async function notify(
  { notifications, platform: { audit } }: ApiProgramDependencies,
  tx: Tx,
  { caller }: SignedContext,
  { employeeCodes, title, message }: InputOf<typeof notifyPeople>,
): Promise<{ told: number }> {
  const program = caller.program && (await findProgram(tx, caller.program.id));
  if (!program) throw new AppError('program.not-found');
  const found = await listPeopleByCode(tx, employeeCodes);
  const unknown = employeeCodes.filter((code) => !found.some((one) => one.code === code));
  if (unknown.length > 0) {
    throw new AppError('program.nobody', { codes: unknown.slice(0, 10).join(', ') });
  }
  await notifications.tell(tx, {
    ...{ personIds: found.map(({ id }) => id), module: 'SARABUN', kind: 'program.notice' },
    title: `${program.name}: ${title}`,
    message,
  });
  await audit.write(tx, {
    act: 'api-program.notified',
    callerId: caller.id,
    subject: { kind: 'api-program', id: program.id },
    detail: { people: found.length },
  });
  return { told: found.length };
}
