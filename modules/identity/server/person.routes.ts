import { AppError, need, newId } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  getMe,
  listSessions,
  listUnits,
  requestPdpa,
  revokeSession,
  searchPeople,
} from '../contract/index.ts';
import type { Organisation } from './organisation.service.ts';
import { endOwnSession } from './own-session.service.ts';
import { insertConsent } from './person.store.ts';
import { phrase } from './phrase.ts';
import type { PolicyVersion } from './policy-version.ts';
import type { Sessions } from './session.service.ts';

export function personRoutes(
  platform: Platform,
  organisation: Organisation,
  sessions: Sessions,
  policyVersion: PolicyVersion,
): Route[] {
  const { db } = platform;
  return [
    query(getMe, async (_input, { caller }) => {
      const cards = await organisation.personCard(db, [caller.id]);
      return {
        person: need(cards.get(caller.id), 'card of the caller'),
        sessionId: caller.sessionId,
        posts: await organisation.postsOf(db, caller.id),
        permissions: [...caller.permissions],
      };
    }),
    query(listUnits, async ({ search }) => {
      const tree = await organisation.unitTree(db);
      if (search === '') return { rows: tree, total: tree.length };
      const hits = new Set((await organisation.searchUnits(db, search)).map((unit) => unit.id));
      const rows = tree.filter((unit) => hits.has(unit.id));
      return { rows, total: rows.length };
    }),
    query(searchPeople, async ({ search, unitId, take }) => {
      const rows = await organisation.searchPeople(db, search, unitId ?? null, take);
      return { rows, total: rows.length };
    }),
    ...sessionRoutes(platform, sessions),
    consentRoute(platform, policyVersion),
  ];
}

function sessionRoutes(platform: Platform, sessions: Sessions): Route[] {
  return [
    query(listSessions, async (_input, { caller }) => {
      const rows = await sessions.listOwn(platform.db, caller);
      return { rows, total: rows.length };
    }),
    command(revokeSession, async ({ sessionId }, context, tx) => {
      await endOwnSession(platform, sessions, tx, { ...context, sessionId, reason: 'revoked' });
      return { message: phrase('sessionRevoked', context.language) };
    }),
  ];
}

/** Old clients send one or both fields; consent counts only when none of them says no. */
function consentRoute({ clock, audit }: Platform, policyVersion: PolicyVersion): Route {
  return command(requestPdpa, async (input, context, tx) => {
    const given = [input.F_IS_AGREE_PDPA, input.F_IS_AGREE].filter((value) => value !== undefined);
    if (given.length === 0) throw new AppError('identity.consent-unclear');
    const isAgreed = given.every(Boolean);
    const version = await policyVersion(tx);
    const id = newId(clock.now().getTime());
    await insertConsent(tx, {
      id,
      person_id: context.caller.id,
      version,
      is_agreed: isAgreed,
      created_at: clock.now().toISOString(),
    });
    await audit.write(tx, {
      act: 'identity.consent-given',
      callerId: context.caller.id,
      subject: { kind: 'consent', id },
      detail: { version, isAgreed },
      requestId: context.requestId,
    });
    return { message: phrase('consentSaved', context.language) };
  });
}
