import { keep } from '@sarn/platform-server';
import type { Handle, Kept, Platform, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { listSharedYears, listSharingUnits } from './share.store.ts';
import type { SharedYear } from './share.store.ts';

/** Announced with each change of a shared register. */
const sharesTopic = 'register-shares';

/** Ids of units for which the register of another unit counts, or ever did. Most agencies have none. */
export type SharingUnits = Kept<ReadonlySet<string>>;

export const keepSharingUnits = ({
  db,
  announcements,
}: Pick<Platform, 'db' | 'announcements'>): SharingUnits =>
  keep(announcements, sharesTopic, async () => new Set(await listSharingUnits(db)));

/** To be told in the transaction of each change of a shared register. */
export const tellShares = ({ platform }: Dependencies, tx: Tx): Promise<void> =>
  platform.announcements.announce(tx, sharesTopic);

/** As `listSharedYears`: the database is asked only about units that share something. */
export async function sharedYearsOf(
  deps: Dependencies,
  h: Handle,
  unitIds: readonly string[],
  until: number,
): Promise<SharedYear[]> {
  const sharing = await deps.sharingUnits.read();
  const asked = unitIds.filter((id) => sharing.has(id));
  return asked.length === 0 ? [] : listSharedYears(h, asked, until);
}
