import { groupsNamingUnits, numberLinesNamingUnits } from '@sarn/access-control/server';
import { listGroupsNaming } from '@sarn/circulation/server';
import type { Dependencies } from '@sarn/document/server';
import { buddhistYear, civilDateAt } from '@sarn/kernel';
import type { NamingUnit } from '@sarn/organisation/contract';
import {
  grantsNamingUnits,
  ordersNamingUnits,
  registrarsNamingUnits,
} from '@sarn/organisation/server';
import type { Handle } from '@sarn/platform-server';
import { sharesNamingUnits } from '@sarn/register/server';
import { listUnitTemplatesNaming } from '@sarn/routing/server';
import type { UnitLeft, UnitLeftKind } from '../../contract/index.ts';

type ByUnit = ReadonlyMap<string, readonly UnitLeft[]>;
type Found = readonly (readonly [UnitLeftKind, readonly NamingUnit[]])[];

/** What does not follow these units by itself: rights for them, and units that use their registers. */
export async function rightsNaming(
  deps: Dependencies,
  h: Handle,
  unitIds: readonly string[],
): Promise<ByUnit> {
  return byUnit(unitIds.length === 0 ? [] : await findRights(deps, h, unitIds));
}

/** All that still names these ended units: the same, and lists of recipients. */
export async function leftNaming(
  deps: Dependencies,
  h: Handle,
  unitIds: readonly string[],
): Promise<ByUnit> {
  if (unitIds.length === 0) return new Map();
  return byUnit([...(await findRights(deps, h, unitIds)), ...(await findLists(deps, h, unitIds))]);
}

async function findRights(
  { platform: { clock }, programsNamingUnits }: Dependencies,
  h: Handle,
  unitIds: readonly string[],
): Promise<Found> {
  const [day, now] = [civilDateAt(clock.now()), clock.now().toISOString()];
  return [
    ['grants', await grantsNamingUnits(h, unitIds, day)],
    ['number-lines', await numberLinesNamingUnits(h, unitIds, day)],
    ['groups', await groupsNamingUnits(h, unitIds, day)],
    ['orders', await ordersNamingUnits(h, unitIds, now)],
    ['registrars', await registrarsNamingUnits(h, unitIds, day)],
    ['programs', await programsNamingUnits(h, unitIds)],
    ['shares', await sharesNamingUnits(h, unitIds, buddhistYear(day))],
  ];
}

/** Lists that units keep. What people keep for themselves is theirs: they see there that a unit is gone. */
async function findLists(
  { organisation }: Dependencies,
  h: Handle,
  unitIds: readonly string[],
): Promise<Found> {
  const routes = await listUnitTemplatesNaming(h, unitIds);
  const groups = await listGroupsNaming(h, unitIds);
  const keepers = [...routes, ...groups].flatMap(({ unitId }) => unitId ?? []);
  const units = await organisation.units(h, [...new Set(keepers)]);
  const names = new Map(units.map(({ id, name }) => [id, name]));
  const naming = (
    list: { readonly id: string; readonly name: string; readonly unitId: string | null },
    named: (unitId: string) => boolean,
  ) =>
    unitIds.filter(named).map((unitId): NamingUnit => {
      const about = names.get(list.unitId ?? '') ?? '';
      return { unitId, name: list.name, about, row: list.id };
    });
  return [
    [
      'route-lists',
      routes.flatMap((list) =>
        naming(list, (id) => list.members.some(({ unitId }) => unitId === id)),
      ),
    ],
    [
      'recipient-groups',
      groups.flatMap((group) => naming(group, (id) => group.unitIds.includes(id))),
    ],
  ];
}

function byUnit(found: Found): ByUnit {
  const all = found.flatMap(([kind, naming]) =>
    naming.map(({ unitId, ...left }) => ({ unitId, left: { kind, ...left } })),
  );
  const groups = Map.groupBy(all, ({ unitId }) => unitId);
  return new Map([...groups].map(([unitId, rows]) => [unitId, rows.map(({ left }) => left)]));
}
