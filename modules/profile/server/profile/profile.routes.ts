import { command, query, writeReading } from '@sarn/platform-server';
import { civilDateAt } from '@sarn/kernel';
import type {
  Caller,
  Handle,
  NamesPeople,
  Platform,
  Route,
  SignedContext,
} from '@sarn/platform-server';
import {
  fieldsOf,
  getPersonProfile,
  getProfile,
  updatePersonProfile,
  updateProfile,
} from '../../contract/index.ts';
import { organisationPermissions } from '@sarn/organisation/contract';
import { phrase } from '../phrase.ts';
import { assertReachesPerson } from '@sarn/organisation/server';
import type { ProfileReading, Profiles } from './profile.service.ts';
import { refuseUnseenProfile } from './profile-seen.ts';

const own = fieldsOf('self');
const personnel = fieldsOf('self', 'personnel');

/** As it is after a change. */
const saved = async (profiles: Profiles, h: Handle, reading: ProfileReading) => ({
  item: await profiles.read(h, reading),
  message: phrase('profileSaved', reading.language),
});

/** The calls of the own profile, and of other profiles for the personnel office. */
export function profileRoutes(
  platform: Platform,
  profiles: Profiles,
  organisation: NamesPeople,
): Route[] {
  return [...ownRoutes(platform, profiles), ...personnelRoutes(platform, profiles, organisation)];
}

function ownRoutes({ db }: Platform, profiles: Profiles): Route[] {
  const ofOwn = ({ caller, language }: SignedContext): ProfileReading => ({
    ...{ personId: caller.id, language, editable: own },
  });
  return [
    query(getProfile, async (_input, context) => ({
      item: await profiles.read(db, ofOwn(context)),
    })),
    command(
      updateProfile,
      async (change, context, tx) => {
        const { caller, requestId } = context;
        const reading = ofOwn(context);
        await profiles.change(tx, { callerId: caller.id, requestId }, reading, change);
        return saved(profiles, tx, reading);
      },
      (_change, context) => saved(profiles, db, ofOwn(context)),
    ),
  ];
}

function personnelRoutes(
  platform: Platform,
  profiles: Profiles,
  organisation: NamesPeople,
): Route[] {
  const { db, clock } = platform;
  const assertReached = (h: Handle, caller: Caller, personId: string) =>
    assertReachesPerson(h, caller, organisationPermissions.personnel, {
      ...{ personId, day: civilDateAt(clock.now()) },
    });
  return [
    query(getPersonProfile, ({ personId }, { caller, language, requestId }) =>
      db.transaction(async (tx) => {
        await assertReached(tx, caller, personId);
        const item = await profiles.read(tx, { personId, language, editable: personnel });
        await writeReading(platform, tx, {
          act: 'identity.profile-viewed',
          callerId: caller.id,
          subject: { kind: 'person', id: personId },
          requestId,
        });
        return { item };
      }),
    ),
    command(
      updatePersonProfile,
      async (sent, { caller, language, requestId }, tx) => {
        const { personId, seen, ...change } = sent;
        await assertReached(tx, caller, personId);
        const reading = { personId, language, editable: personnel };
        const now = () => profiles.read(tx, reading);
        await refuseUnseenProfile(tx, organisation, { personId, seen, change, now });
        await profiles.change(tx, { callerId: caller.id, requestId }, reading, change);
        return saved(profiles, tx, reading);
      },
      async ({ personId }, { caller, language }) => {
        await assertReached(db, caller, personId);
        return saved(profiles, db, { personId, language, editable: personnel });
      },
    ),
  ];
}
