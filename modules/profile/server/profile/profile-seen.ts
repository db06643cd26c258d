import { refuseUnseen } from '@sarn/platform-server';
import type { NamesPeople, Tx } from '@sarn/platform-server';
import type {
  Profile,
  ProfileChange,
  ProfileFieldName,
  SeenProfile,
} from '../../contract/index.ts';

interface AskedChange {
  readonly personId: string;
  readonly seen: SeenProfile | undefined;
  readonly change: ProfileChange;
  readonly now: () => Promise<Profile>;
}

/**
 * Refuses a change of fields that somebody else changed since they were read. Other fields of the
 * person may have changed meanwhile: only those that the change names are compared.
 *
 * @throws AppError 'settings.stale' with who was first and when
 */
export async function refuseUnseenProfile(
  tx: Tx,
  people: NamesPeople,
  { personId, seen, change, now }: AskedChange,
): Promise<void> {
  const names = Object.keys(seen ?? {}) as ProfileFieldName[];
  const of = (values: Partial<Record<string, string | undefined>>) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  await refuseUnseen(tx, people, {
    seen: seen && of(seen),
    wanted: of(change),
    now: async () => of((await now()).values),
    subject: { kind: 'person', id: personId },
    acts: ['identity.profile-changed'],
  });
}
