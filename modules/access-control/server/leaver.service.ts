import { civilDateAt } from '@sarn/kernel';
import type { Handle, Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { GroupLine } from '../contract/index.ts';
import type { AccessChanges } from './change.service.ts';
import { differenceOf } from './difference.ts';
import { groupsNaming, listGroupRows, listNamed, namesOfPeople } from './group.store.ts';

/** The groups in which a person is named, and taking the person out of them. */
export interface GroupsOfPerson {
  /** Their names. */
  list(h: Handle, personId: string): Promise<readonly string[]>;
  /** @returns how many groups */
  end(tx: Tx, context: SignedContext, personId: string): Promise<number>;
}

/** What a group gives belongs to its members: it ends for who leaves, and nobody takes it over. */
export function groupsOfLeaver(
  { clock }: Pick<Platform, 'clock'>,
  changes: Pick<AccessChanges, 'ask'>,
): GroupsOfPerson {
  const naming = async (h: Handle, personId: string): Promise<GroupLine[]> => {
    const ids = await groupsNaming(h, personId);
    if (ids.length === 0) return [];
    const groups = await listGroupRows(h, civilDateAt(clock.now()));
    return groups.filter(({ id }) => ids.includes(id));
  };
  return {
    list: async (h, personId) => (await naming(h, personId)).map(({ nameTh }) => nameTh),
    async end(tx, context, personId) {
      const groups = await naming(tx, personId);
      for (const group of groups) await takeOut(changes, tx, context, { group, personId });
      return groups.length;
    },
  };
}

async function takeOut(
  changes: Pick<AccessChanges, 'ask'>,
  tx: Tx,
  context: SignedContext,
  { group, personId }: { readonly group: GroupLine; readonly personId: string },
): Promise<void> {
  const named = await listNamed(tx, group.id);
  const memberIds = named.filter((id) => id !== personId);
  const names = async (ids: readonly string[]) => ({
    members: (await namesOfPeople(tx, ids)).map(({ name }) => name).join(', '),
  });
  const { id, code, version, nameTh, nameEn, kind } = group;
  const form = {
    ...{ nameTh, nameEn, kind, ruleUnitId: group.ruleUnitId, ruleDuty: group.ruleDuty },
    rulePositionTypeId: group.rulePositionTypeId,
    ...{ memberIds, partIds: group.parts.map((part) => part.id) },
    ...{ validFrom: group.validFrom, validTo: group.validTo },
  };
  await changes.ask(tx, context, {
    ...{ kind: 'group.save', payload: { id, code, version, form } },
    ...{ subject: { kind: 'user-group', id }, reason: 'สมาชิกพ้นหน้าที่' },
    difference: differenceOf(await names(named), await names(memberIds)),
    // Nobody gets more than before.
    isDangerous: false,
  });
}
