import { addDays, civilDateAt } from '@sarn/kernel';
import type { Handle, Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { GroupLine, NumberLine } from '../contract/index.ts';
import type { AccessChanges } from './change.service.ts';
import { differenceOf } from './difference.ts';
import { groupsNaming, listGroupRows, listNamed, namesOfPeople } from './group.store.ts';
import { listLineRows } from './number-line.store.ts';

/** What of one kind names a person, and ending it. */
export interface RightsOfPerson {
  /** Their names. */
  list(h: Handle, personId: string): Promise<readonly string[]>;
  /** @returns how many */
  end(tx: Tx, context: SignedContext, personId: string): Promise<number>;
}

/** What a group gives belongs to its members: it ends for who leaves, and nobody takes it over. */
export function groupsOfLeaver(
  { clock }: Pick<Platform, 'clock'>,
  changes: Pick<AccessChanges, 'ask'>,
): RightsOfPerson {
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

/** What a person may do with numbers by name: it ends for who leaves, and nobody takes it over. */
export function numberLinesOfLeaver(
  { clock }: Pick<Platform, 'clock'>,
  changes: Pick<AccessChanges, 'ask'>,
): RightsOfPerson {
  const today = () => civilDateAt(clock.now());
  // Those that begin later, too: they would hold again once the account is given back.
  const naming = async (h: Handle, personId: string): Promise<NumberLine[]> => {
    const lines = await listLineRows(h, today(), false);
    return lines.filter((line) => line.grantee === 'person' && line.granteeId === personId);
  };
  return {
    list: async (h, personId) => (await naming(h, personId)).map(({ unitName }) => unitName),
    async end(tx, context, personId) {
      const lines = await naming(tx, personId);
      for (const line of lines) await endLine(changes, tx, context, line, addDays(today(), -1));
      return lines.length;
    },
  };
}

/** @param lastDay of a line that begins later than that, it is before its first: it holds on no day */
async function endLine(
  changes: Pick<AccessChanges, 'ask'>,
  tx: Tx,
  context: SignedContext,
  line: NumberLine,
  lastDay: string,
): Promise<void> {
  const { id, version, grantee, granteeId, acts, unitId, scope, kinds, validFrom } = line;
  const form = {
    ...{ grantee, granteeId, acts, unitId, scope, kinds: kinds ?? [] },
    ...{ mostAtOnce: line.mostAtOnce, mostDaysBack: line.mostDaysBack },
    ...{ validFrom, validTo: lastDay },
  };
  await changes.ask(tx, context, {
    ...{ kind: 'number-line.save', payload: { id, version, form } },
    ...{ subject: { kind: 'number-line', id }, reason: 'ผู้ได้รับสิทธิ์พ้นหน้าที่' },
    difference: differenceOf<{ validTo: string | null }>(line, { validTo: lastDay }),
    isDangerous: false,
  });
}
