import { civilDateAt } from '@sarn/kernel';
import { organisationPermissions } from '@sarn/organisation/contract';
import { placesOf } from '@sarn/organisation/server';
import { query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { listPeople, peoplePageSize } from '../../contract/index.ts';
import { patternsOf } from '../account/active.service.ts';
import type { Personnel } from '../needs.ts';
import { countPeople, readPeople } from './people.store.ts';

/** The list of people for the personnel office. */
export function peopleRoutes({ platform: { db, clock } }: Personnel): Route[] {
  return [
    query(listPeople, async ({ search, unitId, employment, state, page }, { caller }) => {
      const asked = {
        ...{ patterns: patternsOf(search), state, employment, day: civilDateAt(clock.now()) },
        ...{ unitId: unitId === '' ? null : unitId, take: peoplePageSize },
        // Only whom the grant of the caller reaches.
        ...{ places: placesOf(caller, organisationPermissions.personnel), callerId: caller.id },
        skip: (page - 1) * peoplePageSize,
      };
      // At the same time: counting reads as much as finding the page does.
      const [rows, total] = await Promise.all([readPeople(db, asked), countPeople(db, asked)]);
      return { rows, total };
    }),
  ];
}
