import { groupsByCode, peopleOfGroups } from '@sarn/access-control/server';
import { AppError, civilDateAt, programNotice } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { notifyPeople } from '../contract/index.ts';
import type { ApiProgramDependencies } from './dependencies.ts';
import { findProgram, listPeopleByCode } from './program.store.ts';

/** A notice of a program: its name stands before the title, so that nobody takes it for ours. */
export async function notify(
  { notifications, platform: { audit, clock } }: ApiProgramDependencies,
  tx: Tx,
  { caller }: SignedContext,
  { employeeCodes, groupCodes, title, message }: InputOf<typeof notifyPeople>,
): Promise<{ told: number }> {
  const program = caller.program && (await findProgram(tx, caller.program.id));
  if (!program) throw new AppError('program.not-found');
  if (employeeCodes.length + groupCodes.length === 0) throw new AppError('program.no-recipient');
  const day = civilDateAt(clock.now());
  const found = await listPeopleByCode(tx, employeeCodes);
  const groups = await groupsByCode(tx, day, groupCodes);
  assertFound(employeeCodes, found);
  assertFound(groupCodes, groups);
  const members = await membersOf(
    tx,
    day,
    groups.map(({ id }) => id),
  );
  const personIds = [...new Set([...found.map(({ id }) => id), ...members])];
  await notifications.tell(tx, {
    ...{ personIds, module: 'SARABUN', kind: programNotice },
    title: `${program.name}: ${title}`,
    message,
  });
  await audit.write(tx, {
    act: 'api-program.notified',
    callerId: caller.id,
    subject: { kind: 'api-program', id: program.id },
    detail: { people: personIds.length, groups: groupCodes },
  });
  return { told: personIds.length };
}

/** The people of user groups as they are today. */
const membersOf = async (h: Handle, day: string, groupIds: readonly string[]): Promise<string[]> =>
  groupIds.length === 0 ? [] : peopleOfGroups(h, day, groupIds);

/** @throws AppError 'program.nobody' with the codes that nothing has */
function assertFound(codes: readonly string[], found: readonly { readonly code: string }[]): void {
  const unknown = codes.filter((code) => !found.some((one) => one.code === code));
  if (unknown.length === 0) return;
  throw new AppError('program.nobody', { codes: unknown.slice(0, 10).join(', ') });
}
