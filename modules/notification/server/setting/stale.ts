import { AppError, formatInstant } from '@sarn/kernel';
import { listSettingEntries } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';

/** The kind of the settings of notifications in the audit trail; each act has an id of its own. */
export const settingSubject = 'notification-setting';

/** The refusal of R1, with who was first and when. */
export async function stale(deps: OutboxDependencies, tx: Tx, act: string): Promise<AppError> {
  const [last] = await listSettingEntries(tx, [settingSubject], act);
  return staleBy(deps, tx, last ? { by: last.callerId, at: last.at } : undefined);
}

/** The same where the row itself knows who was first. */
export async function staleBy(
  deps: OutboxDependencies,
  tx: Tx,
  last: { readonly by: string | null; readonly at: string } | undefined,
): Promise<AppError> {
  const people = await deps.people.contacts(tx, [last?.by ?? ''].filter(Boolean));
  const name = people.get(last?.by ?? '')?.name ?? '';
  return new AppError('settings.stale', { name, at: last ? formatInstant(last.at) : '' });
}
