import { noteAct } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { withTaker } from './member.rules.ts';
import { listUnitTemplatesWith, setMembers } from './template.store.ts';

/** The lists of units in which a person stands, and putting another one in that place. */
export interface RouteListsOfPerson {
  /** Their names, with who stands in them. */
  list(
    h: Handle,
    personIds: readonly string[],
  ): Promise<readonly { readonly personId: string; readonly name: string }[]>;
  /** @returns how many lists */
  handOver(
    tx: Tx,
    context: SignedContext,
    over: { readonly fromId: string; readonly toId: string },
  ): Promise<number>;
}

/** Lists that people keep for themselves are theirs: they see there who is gone. */
export const routeListsOfPerson = (deps: Dependencies): RouteListsOfPerson => ({
  async list(h, personIds) {
    const lists = await listUnitTemplatesWith(h, personIds);
    return lists.flatMap(({ name, members }) =>
      personIds
        .filter((id) => members.some((member) => member.personId === id))
        .map((personId) => ({ personId, name })),
    );
  },
  async handOver(tx, context, { fromId, toId }) {
    const lists = await listUnitTemplatesWith(tx, [fromId], { isLocked: true });
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
