import { civilDateAt } from '@sarn/kernel';
import type { CivilDate, InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext } from '@sarn/platform-server';
import { unitKindTerm, unitKindTerms, unitKinds, unitRank } from '@sarn/organisation/contract';
import type { UnitPack } from '@sarn/organisation/contract';
import type { Dependencies } from '@sarn/document/server';
import type { ReachedPlaces } from '@sarn/organisation/server';
import type { findUnits, openUnits, UnitTree } from '../../contract/index.ts';
import { assertInScope, isInScope, scopeOf } from './unit-scope.ts';

/** The kinds of an agency in its own words, the highest first. */
export const kindsOf = (pack: UnitPack): UnitTree['kinds'] =>
  unitKinds
    .filter((kind) => unitKindTerms[pack][kind])
    .map((kind) => ({ kind, rank: unitRank(kind), term: unitKindTerm(pack, kind) }));

/** The day of the agency. */
export const today = (deps: Dependencies): CivilDate => civilDateAt(deps.platform.clock.now());

/** The units below one, or the highest. */
export async function openTree(
  deps: Dependencies,
  h: Handle,
  { parentId, day = today(deps) }: InputOf<typeof openUnits>,
): Promise<OutputOf<typeof openUnits>> {
  return opened(deps, h, day, { parentId });
}

/** Units and their kinds, read at the same time. */
async function opened(
  deps: Dependencies,
  h: Handle,
  day: CivilDate,
  at: Parameters<Dependencies['unitTrees']['openTree']>[2],
): Promise<OutputOf<typeof openUnits>> {
  const [rows, pack] = await Promise.all([deps.unitTrees.openTree(h, day, at), deps.unitPack(h)]);
  return { rows, day, kinds: kindsOf(pack) };
}

export async function findInTree(
  deps: Dependencies,
  h: Handle,
  { search, day = today(deps), page, size }: InputOf<typeof findUnits>,
  within: ReachedPlaces | null = null,
): Promise<OutputOf<typeof findUnits>> {
  const paging = { limit: size, offset: (page - 1) * size };
  return deps.unitTrees.findInTree(h, day, { text: search, within, ...paging });
}

/** The same for a caller who keeps sections: the tree begins with the units that the grant reaches. */
export async function openOwnTree(
  deps: Dependencies,
  h: Handle,
  asker: Pick<SignedContext, 'caller'>,
  input: InputOf<typeof openUnits>,
): Promise<OutputOf<typeof openUnits>> {
  const scope = scopeOf(asker);
  if (scope === null) return openTree(deps, h, input);
  if (input.parentId !== undefined) {
    await assertInScope(h, asker, input.parentId);
    const tree = await openTree(deps, h, input);
    return { ...tree, rows: await keptOf(h, asker, tree.rows) };
  }
  const day = input.day ?? today(deps);
  const ids = await highestOf(deps, h, scope);
  return opened(deps, h, day, { ids });
}

/** Below a unit that the grant reaches alone stand units that it does not reach. */
async function keptOf<R extends { readonly id: string }>(
  h: Handle,
  asker: Pick<SignedContext, 'caller'>,
  rows: readonly R[],
): Promise<R[]> {
  const kept: R[] = [];
  for (const one of rows) if (await isInScope(h, asker, one.id)) kept.push(one);
  return kept;
}

export async function findInOwnTree(
  deps: Dependencies,
  h: Handle,
  asker: Pick<SignedContext, 'caller'>,
  input: InputOf<typeof findUnits>,
): Promise<OutputOf<typeof findUnits>> {
  return findInTree(deps, h, input, scopeOf(asker));
}

/** Those of the reached units that are below none of the others. */
async function highestOf(
  deps: Dependencies,
  h: Handle,
  { tops, units }: ReachedPlaces,
): Promise<string[]> {
  const ids = [...new Set([...tops, ...units])];
  const lines = await Promise.all(ids.map((id) => deps.organisation.ancestors(h, id)));
  return lines.flatMap(([id, parentId, ...above]) => {
    if (!id) return [];
    const isBelow = parentId !== undefined && ids.includes(parentId);
    return isBelow || above.some((one) => tops.includes(one)) ? [] : id;
  });
}
