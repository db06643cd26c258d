import { civilDateAt } from '@sarn/kernel';
import type { CivilDate, InputOf, OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext } from '@sarn/platform-server';
import { unitKindTerm, unitKindTerms, unitKinds, unitRank } from '@sarn/organisation/contract';
import type { UnitPack } from '@sarn/organisation/contract';
import type { Dependencies } from '@sarn/document/server';
import type { findUnits, openUnits, UnitTree } from '../../contract/index.ts';
import { assertInScope, scopeOf } from './unit-scope.ts';

/** The kinds of an agency in its own words, the highest first. */
export const kindsOf = (pack: UnitPack): UnitTree['kinds'] =>
  unitKinds
    .filter((kind) => unitKindTerms[pack][kind])
    .map((kind) => ({ kind, rank: unitRank(kind), term: unitKindTerm(pack, kind) }));

const today = (deps: Dependencies): CivilDate => civilDateAt(deps.platform.clock.now());

/** The units below one, or the highest. */
export async function openTree(
  deps: Dependencies,
  h: Handle,
  { parentId, day = today(deps) }: InputOf<typeof openUnits>,
): Promise<OutputOf<typeof openUnits>> {
  const rows = await deps.unitTrees.openTree(h, day, { parentId });
  return { rows, day, kinds: kindsOf(await deps.unitPack(h)) };
}

export async function findInTree(
  deps: Dependencies,
  h: Handle,
  { search, day = today(deps), page, size }: InputOf<typeof findUnits>,
  within: readonly string[] | null = null,
): Promise<OutputOf<typeof findUnits>> {
  const paging = { limit: size, offset: (page - 1) * size };
  return deps.unitTrees.findInTree(h, day, { text: search, within, ...paging });
}

/** The same for a caller who keeps sections: the tree begins with the own units. */
export async function openOwnTree(
  deps: Dependencies,
  h: Handle,
  asker: Pick<SignedContext, 'caller'>,
  input: InputOf<typeof openUnits>,
): Promise<OutputOf<typeof openUnits>> {
  if (input.parentId !== undefined) {
    await assertInScope(deps, h, asker, input.parentId);
    return openTree(deps, h, input);
  }
  const scope = await scopeOf(deps, h, asker);
  if (scope === null) return openTree(deps, h, input);
  const day = input.day ?? today(deps);
  const rows = await deps.unitTrees.openTree(h, day, { ids: await highestOf(deps, h, scope) });
  return { rows, day, kinds: kindsOf(await deps.unitPack(h)) };
}

export async function findInOwnTree(
  deps: Dependencies,
  h: Handle,
  asker: Pick<SignedContext, 'caller'>,
  input: InputOf<typeof findUnits>,
): Promise<OutputOf<typeof findUnits>> {
  return findInTree(deps, h, input, await scopeOf(deps, h, asker));
}

/** Those of the units that are below none of the others. */
async function highestOf(deps: Dependencies, h: Handle, ids: readonly string[]): Promise<string[]> {
  const lines = await Promise.all(ids.map((id) => deps.organisation.ancestors(h, id)));
  return lines.flatMap(([id, ...above]) =>
    id && !above.some((one) => ids.includes(one)) ? id : [],
  );
}
