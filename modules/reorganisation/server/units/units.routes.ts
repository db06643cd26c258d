import { AppError } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Route, SignedContext, Tx } from '@sarn/platform-server';
import { isSectionKind } from '@sarn/organisation/contract';
import type { UnitKind } from '@sarn/organisation/contract';
import type { Dependencies } from '@sarn/document/server';
import * as api from '../../contract/index.ts';
import { cancelChange, change, correct, found } from './unit-acts.service.ts';
import { detail, effect } from './unit-detail.service.ts';
import { history } from './unit-history.service.ts';
import { plans } from './unit-plan.service.ts';
import { assertInScope } from './unit-scope.ts';
import { findInOwnTree, findInTree, openOwnTree, openTree } from './unit-tree.service.ts';

/** The calls of the settings of units. */
export function unitsRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.openUnits, (input) => openTree(deps, db, input)),
    query(api.findUnits, (input) => findInTree(deps, db, input)),
    query(api.unitDetail, (input) => detail(deps, db, input)),
    query(api.unitHistory, (input) => history(deps, db, input)),
    query(api.unitEffect, (input) => effect(deps, db, input)),
    query(api.listUnitPlans, () => plans(deps, db)),
    command(api.foundUnit, (input, context, tx) => found(deps, tx, context, input)),
    command(api.correctUnit, (input, context, tx) => correct(deps, tx, context, input)),
    command(api.changeUnit, (input, context, tx) => change(deps, tx, context, input)),
    command(api.cancelUnitChange, (input, context, tx) => cancelChange(deps, tx, context, input)),
    ...sectionRoutes(deps),
  ];
}

/** The same for the units of the caller and below. */
function sectionRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  const inScope = (context: Pick<SignedContext, 'caller'>, unitId: string) =>
    assertInScope(db, context, unitId);
  return [
    query(api.openSections, (input, context) => openOwnTree(deps, db, context, input)),
    query(api.findSections, (input, context) => findInOwnTree(deps, db, context, input)),
    query(api.sectionDetail, async (input, context) => {
      await inScope(context, input.unitId);
      return detail(deps, db, input);
    }),
    query(api.sectionHistory, async (input, context) => {
      await inScope(context, input.unitId);
      return history(deps, db, input);
    }),
    command(api.foundSection, async (input, context, tx) => {
      await assertSection(tx, context, {
        unitId: input.unit.parentId,
        kind: input.unit.kind,
      });
      return found(deps, tx, context, input);
    }),
    command(api.correctSection, async (input, context, tx) => {
      const { unitId, unit } = input;
      const { kind } = await deps.units.unitFacts(tx, unitId);
      if (!isSectionKind(kind)) throw new AppError('reorganisation.outside-scope');
      await assertSection(tx, context, { unitId, kind: unit.kind });
      return correct(deps, tx, context, input);
    }),
  ];
}

/** @throws 'reorganisation.outside-scope' for another division, and for divisions themselves */
async function assertSection(
  tx: Tx,
  context: Pick<SignedContext, 'caller'>,
  { unitId, kind }: { readonly unitId: string; readonly kind: UnitKind },
): Promise<void> {
  if (!isSectionKind(kind)) throw new AppError('reorganisation.outside-scope');
  await assertInScope(tx, context, unitId);
}
