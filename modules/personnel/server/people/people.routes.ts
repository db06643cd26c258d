import { civilDateAt } from '@sarn/kernel';
import { query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { listPeople, peoplePageSize } from '../../contract/index.ts';
import { patternsOf } from '../account/active.service.ts';
import type { Personnel } from '../needs.ts';
import { countPeople, readPeople } from './people.store.ts';

/** The list of people for the personnel office. */
export function peopleRoutes({ platform: { db, clock } }: Personnel): Route[] {
  return [
    query(listPeople, async ({ search, unitId, employment, state, page }) => {
      const asked = {
        ...{ patterns: patternsOf(search), state, employment, day: civilDateAt(clock.now()) },
        ...{ unitId: unitId === '' ? null : unitId, take: peoplePageSize },
        skip: (page - 1) * peoplePageSize,
      };
      return { rows: await readPeople(db, asked), total: await countPeople(db, asked) };
    }),
  ];
}
