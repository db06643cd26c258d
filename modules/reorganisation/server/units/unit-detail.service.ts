import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { codedUnitOn } from '@sarn/register/server';
import { registerTerms } from '@sarn/register/contract';
import type { unitDetail, unitEffect } from '../../contract/index.ts';
import { rightsNaming } from '../left/left.service.ts';
import { workOf } from '../dissolution/work.ts';
import { listLastNumbers } from '../dissolution/dissolution.store.ts';
import { today } from './unit-tree.service.ts';
import { countForHeads, countUses } from './unit-work.store.ts';

/** All of a unit today, with the units above it. */
export async function detail(
  deps: Dependencies,
  h: Handle,
  { unitId }: InputOf<typeof unitDetail>,
): Promise<OutputOf<typeof unitDetail>> {
  const facts = await deps.units.unitFacts(h, unitId);
  const [, ...above] = await deps.organisation.ancestors(h, unitId);
  const path = await deps.organisation.units(h, above.toReversed());
  const coded = await codedUnitOn(deps, h, [unitId, ...above]);
  const [codedBy] = await deps.organisation.units(h, [coded.unitId]);
  const { changedBy, changedAt, ...unit } = facts;
  const [card] = changedBy ? await deps.organisation.personCard(h, [changedBy]) : [];
  return {
    unit: {
      ...unit,
      path: path.map(({ id, name }) => ({ id, name })),
      changed: changedAt ? { name: card?.name ?? '', at: changedAt } : null,
      codedAs:
        coded.letterCode === ''
          ? null
          : {
              unit: { id: coded.unitId, name: codedBy?.name ?? '–' },
              letterCode: coded.letterCode,
            },
      isCodeFixed: (await countUses(h, unitId)) > 0,
    },
  };
}

/** What an act touches: numbers alone, because the administrator reads none of it. */
export async function effect(
  deps: Dependencies,
  h: Handle,
  { unitId, parentId }: InputOf<typeof unitEffect>,
): Promise<OutputOf<typeof unitEffect>> {
  await deps.units.unitFacts(h, unitId);
  const below = await deps.organisation.unitTree(h, [unitId]);
  const unitIds = below.map(({ id }) => id);
  // As the tree counts: who only acts for somebody there stays where they are.
  const [row] = await deps.unitTrees.openTree(h, today(deps), { ids: [unitId] });
  const registers = await listLastNumbers(h, unitId);
  return {
    units: unitIds.length,
    people: row?.people ?? 0,
    work: await workOf(deps, h, unitId),
    registers: registers.map(({ kind, year, lastNumber }) => {
      return { kindTerm: registerTerms[kind], year, lastNumber };
    }),
    posts: await deps.unitTrees.postsOfUnit(h, unitId),
    left: [...((await rightsNaming(deps, h, [unitId])).get(unitId) ?? [])],
    heads:
      parentId === undefined ? null : await headsEffect(deps, h, { unitId, parentId, unitIds }),
  };
}

async function headsEffect(
  deps: Dependencies,
  h: Handle,
  move: { readonly unitId: string; readonly parentId: string; readonly unitIds: readonly string[] },
) {
  const { unitId, parentId, unitIds } = move;
  const [, ...former] = await deps.organisation.ancestors(h, unitId);
  const next = await deps.organisation.ancestors(h, parentId);
  const counted = await countForHeads(
    h,
    unitIds,
    former.filter((id) => !next.includes(id)),
  );
  const before = await codedUnitOn(deps, h, [unitId, ...former]);
  const after = await codedUnitOn(deps, h, [unitId, ...next]);
  if (before.unitId === after.unitId) return { ...counted, coded: null };
  const units = await deps.organisation.units(h, [before.unitId, after.unitId]);
  const refOf = (id: string) => ({ id, name: units.find((unit) => unit.id === id)?.name ?? '–' });
  return { ...counted, coded: { before: refOf(before.unitId), after: refOf(after.unitId) } };
}
