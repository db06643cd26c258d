import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { listSuspended } from './committee.store.ts';

/** @throws AppError 'registry.retention-member-suspended' where one of them cannot answer */
export async function assertCanAnswer(
  tx: Tx,
  people: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  const [suspended] = await listSuspended(
    tx,
    people.map(({ id }) => id),
  );
  const name = people.find(({ id }) => id === suspended)?.name;
  if (name !== undefined) throw new AppError('registry.retention-member-suspended', { name });
}
