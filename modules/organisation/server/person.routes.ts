import { need } from '@sarn/kernel';
import { query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import { getMe, listUnits, searchPeople } from '../contract/index.ts';
import type { Organisation } from './organisation.service.ts';

export function personRoutes({ db }: Platform, organisation: Organisation): Route[] {
  return [
    query(getMe, async (_input, { caller }) => {
      const cards = await organisation.personCard(db, [caller.id]);
      return {
        person: need(cards.get(caller.id), 'card of the caller'),
        sessionId: caller.sessionId,
        posts: await organisation.postsOf(db, caller.id),
        permissions: [...caller.permissions],
        limited: [...(caller.reaches?.keys() ?? [])],
      };
    }),
    query(listUnits, async ({ search }) => {
      const tree = await organisation.unitTree(db);
      if (search === '') return { rows: tree, total: tree.length };
      const hits = new Set((await organisation.searchUnits(db, search)).map((unit) => unit.id));
      const rows = tree.filter((unit) => hits.has(unit.id));
      return { rows, total: rows.length };
    }),
    query(searchPeople, async ({ search, unitId, take, maySign }) => {
      const rows = await organisation.searchPeople(db, search, unitId ?? null, take, maySign);
      return { rows, total: rows.length };
    }),
  ];
}
