import { noteAct } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { listGroupsWith, upsertGroup } from './group.store.ts';

/** The groups of recipients in which a person is named, and naming another one instead. */
export interface RecipientListsOfPerson {
  /** Their names, with who stands in them. */
  list(
    h: Handle,
    personIds: readonly string[],
  ): Promise<readonly { readonly personId: string; readonly name: string }[]>;
  /** @returns how many groups */
  handOver(
    tx: Tx,
    context: SignedContext,
    over: { readonly fromId: string; readonly toId: string },
  ): Promise<number>;
}

export const recipientListsOfPerson = (deps: Dependencies): RecipientListsOfPerson => ({
  async list(h, personIds) {
    const groups = await listGroupsWith(h, personIds);
    return groups.flatMap((group) =>
      personIds
        .filter((id) => group.personIds.includes(id))
        .map((personId) => ({ personId, name: group.name })),
    );
  },
  async handOver(tx, context, { fromId, toId }) {
    const groups = await listGroupsWith(tx, [fromId], { isLocked: true });
    const by = { personId: context.caller.id, at: deps.platform.clock.now().toISOString() };
    for (const group of groups) {
      const personIds = [...new Set(group.personIds.map((id) => (id === fromId ? toId : id)))];
      await upsertGroup(tx, { ...group, personIds }, by);
      const { id, name, unitIds } = group;
      await noteAct(deps, tx, context, {
        act: 'registry.group-save',
        subject: { kind: 'recipient-group', id },
        detail: { name, units: unitIds.length, people: personIds.length, from: fromId, to: toId },
      });
    }
    return groups.length;
  },
});
