import { civilDateAt, isId } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Clock, Handle } from '@sarn/platform-server';
import type { PostOfUnit, UnitTreeRow, UnitWithPath } from '../../contract/index.ts';
import type { ReachedPlaces } from '../rights/reach.service.ts';
import { likePatterns } from '../search.rules.ts';
import { findRootId, listFound, listOpened, listPostsOfUnit } from './unit-tree.store.ts';

/** The tree as the settings show it, on any day. */
export interface UnitTrees {
  /** The units below one, or these units alone; the highest one when neither is named. */
  openTree(
    h: Handle,
    day: CivilDate,
    at: { readonly parentId?: string | undefined; readonly ids?: readonly string[] | undefined },
  ): Promise<UnitTreeRow[]>;
  /**
   * Units in tree order whose names or codes hold every word; all for no words.
   *
   * @param within only what a grant reaches
   */
  findInTree(
    h: Handle,
    day: CivilDate,
    asked: {
      readonly text: string;
      readonly within: Pick<ReachedPlaces, 'tops' | 'units'> | null;
      readonly limit: number;
      readonly offset: number;
    },
  ): Promise<{ readonly rows: UnitWithPath[]; readonly total: number }>;
  /** Posts of a unit today, with the people on them. */
  postsOfUnit(h: Handle, unitId: string): Promise<PostOfUnit[]>;
}

export function createUnitTrees(clock: Clock): UnitTrees {
  const today = (): CivilDate => civilDateAt(clock.now());
  return {
    async openTree(h, day, { parentId, ids }) {
      const isToday = day === today();
      if (parentId !== undefined) {
        return isId(parentId) ? listOpened(h, { day, isToday, parentId, ids: [] }) : [];
      }
      const root = ids === undefined ? await findRootId(h, day) : undefined;
      const wanted = ids ?? (root === undefined ? [] : [root]);
      return listOpened(h, { day, isToday, parentId: null, ids: wanted });
    },
    async findInTree(h, day, { text, within, limit, offset }) {
      const patterns = likePatterns(text);
      const isToday = day === today();
      const found = await listFound(h, { day, isToday, patterns, within, limit, offset });
      return {
        rows: found.map(({ total: _all, ...unit }) => unit),
        total: found[0]?.total ?? 0,
      };
    },
    postsOfUnit: (h, unitId) => listPostsOfUnit(h, unitId, today()),
  };
}
