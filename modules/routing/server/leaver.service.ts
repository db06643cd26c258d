import { noteAct } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { withTaker } from './member.rules.ts';
import { listUnitTemplatesWith, setMembers } from './template.store.ts';

/** The lists of units in which a person stands, and putting another one in that place. */
export interface RouteListsOfPerson {
  /** Their names. */
  list(h: Handle, personId: string): Promise<readonly string[]>;
  /** @returns how many lists */
  handOver(
    tx: Tx,
    context: SignedContext,
    over: { readonly fromId: string; readonly toId: string },
  ): Promise<number>;
}

/** Lists that people keep for themselves are theirs: they see there who is gone. */
export const routeListsOfPerson = (deps: Dependencies): RouteListsOfPerson => ({
  list: async (h, personId) => (await listUnitTemplatesWith(h, personId)).map(({ name }) => name),
  async handOver(tx, context, { fromId, toId }) {
    const lists = await listUnitTemplatesWith(tx, fromId, { isLocked: true });
    const by = { personId: context.caller.id, at: deps.platform.clock.now().toISOString() };
    for (const { id, name, purpose, members } of lists) {
      const changed = withTaker(members, fromId, toId);
      await setMembers(tx, id, changed, by);
      await noteAct(deps, tx, context, {
        act: 'registry.template-save',
        subject: { kind: 'route-template', id },
        detail: { name, purpose, members: changed.length, from: fromId, to: toId },
      });
    }
    return lists.length;
  },
});
