import { civilDateAt, isId } from '@sarn/kernel';
import { keepById } from '@sarn/platform-server';
import type { Platform } from '@sarn/platform-server';
import type { Unit } from '../../contract/index.ts';
import { unitsTopic } from '../change.ts';
import { listSuccessors, listUnits } from '../unit.store.ts';
import type { EndedUnit } from '../unit.store.ts';
import { listFormerNames } from './unit-day.store.ts';
import type { NameOnDay, UnitOnDay } from './unit-day.store.ts';

/**
 * Units of what this process keeps, as of the newest change that it knows: every list names units, which
 * seldom change. A transaction that changes units reads them from the database.
 */
export interface KnownUnits {
  /** As `Organisation.units`. */
  units(ids: readonly string[]): Promise<ReadonlyMap<string, Unit>>;
  /** As `Organisation.formerNames`. */
  formerNames(asked: readonly UnitOnDay[]): Promise<NameOnDay[]>;
  /** As `Organisation.successors`. */
  successors(): Promise<readonly EndedUnit[]>;
}

const placeOf = ({ id, day }: UnitOnDay): string => `${id} ${day}`;

export function keepUnits({
  clock,
  db,
  announcements,
}: Pick<Platform, 'clock' | 'db' | 'announcements'>): KnownUnits {
  const units = keepById(announcements, unitsTopic, async (ids) => {
    const found = await listUnits(db, ids);
    return new Map(found.map((unit) => [unit.id, unit]));
  });
  const names = keepById(announcements, unitsTopic, async (places) => {
    const asked = places.map((place) => {
      const [id = '', day = ''] = place.split(' ');
      return { id, day };
    });
    const found = await listFormerNames(db, asked);
    return new Map(found.map((name) => [placeOf(name), name]));
  });
  // By the day, after whose end further units are dissolved.
  const successors = keepById(announcements, unitsTopic, async ([day = '']) => {
    return new Map([[day, await listSuccessors(db, day)]]);
  });
  return {
    units: (ids) => units.read(ids.filter(isId)),
    formerNames: async (asked) => [...(await names.read(asked.map(placeOf))).values()],
    async successors() {
      const today = civilDateAt(clock.now());
      return (await successors.read([today])).get(today) ?? [];
    },
  };
}
