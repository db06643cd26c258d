import { civilDateAt, newId } from '@sarn/kernel';
import { createCallerCache } from '@sarn/platform-server';
import type {
  Authenticate,
  Caller,
  Device,
  Handle,
  IsSignedInDevice,
  Platform,
  Reach,
  Tx,
} from '@sarn/platform-server';
import { authenticationLimits, sessionEndedEvent } from '../contract/index.ts';
import type { OwnSession } from '../contract/index.ts';
import { deviceLabel } from './device.rules.ts';
import { principalsOf, keysOfCapacity } from '@sarn/organisation/server';
import {
  endSessions,
  findSession,
  insertSession,
  isCookieOfSession,
  listLiveSessions,
  listTrusted,
  touchSession,
} from './session.store.ts';
import type { HeldRight, SessionEnd, SessionRow } from './session.store.ts';
import { newToken, sessionKey, tokenHash } from './token.ts';

const minute = 60_000;

/** Where a call comes from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  /** A page of ours gets the cookie to which the session is bound. */
  readonly device?: Device;
}

export interface Sessions {
  /** Who a token belongs to; null when unknown, expired, revoked, suspended or inactive. */
  readonly authenticate: Authenticate;
  /** Whether a valid session is bound to the cookie with this secret: for pictures. */
  readonly isSignedInDevice: IsSignedInDevice;
  /** Begins a session, bound to a cookie where the browser keeps one. @returns its id, and the token, of which only the digest is stored */
  open(tx: Tx, accountId: string, origin: Origin): Promise<{ id: string; token: string }>;
  /** Ends sessions; after commit cache entries and sockets are closed. @returns ids */
  end(tx: Tx, personId: string, sessionEnd: Omit<SessionEnd, 'now'>): Promise<string[]>;
  /** Live sessions of the caller, newest first. */
  listOwn(db: Handle, caller: Caller): Promise<OwnSession[]>;
  /**
   * Which of these sessions still identify their person on the device: the person has not signed
   * out there and nobody ended them. One that was taken over to another device still does.
   */
  trusted(h: Handle, sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** From the commit on every process reads each caller anew: posts, roles or people changed. */
  forgetCallers(tx: Tx): Promise<void>;
}

/** What is announced when rights of people change. */
export const rightsTopic = 'rights';

export function createSessions({ db, clock, live, announcements }: Platform): Sessions {
  const cache = createCallerCache(clock, announcements);
  announcements.onAnnounced(rightsTopic, cache.dropAll);
  const now = (): string => clock.now().toISOString();

  async function load(
    hash: Buffer,
    cookieHash: Buffer | null,
  ): Promise<{ caller: Caller; expiresAt: string } | null> {
    const at = clock.now();
    const row = await findSession(db, hash, cookieHash, {
      day: civilDateAt(at),
      now: at.toISOString(),
    });
    if (!row) return null;
    const since = new Date(at.getTime() - minute).toISOString();
    if (row.lastSeenAt < since) await touchSession(db, row.sessionId, at.toISOString(), since);
    // Cached no longer than until the next delegation begins or ends.
    const until = [row.expiresAt, row.changesAt].filter((edge) => edge !== null).toSorted();
    return { caller: toCaller(row), expiresAt: until[0] ?? row.expiresAt };
  }

  return {
    authenticate: (token, { deviceSecret = null, seenChange = 0 }) => {
      const read = () =>
        load(tokenHash(token), deviceSecret === null ? null : tokenHash(deviceSecret));
      return cache.read(sessionKey(token, deviceSecret), read, seenChange);
    },
    isSignedInDevice: (secret) => isCookieOfSession(db, tokenHash(secret), now()),
    open: (tx, accountId, origin) => openSession(tx, accountId, origin, clock.now()),
    async end(tx, personId, sessionEnd) {
      const ended = await endSessions(tx, { ...sessionEnd, now: now() });
      tx.afterCommit(() => {
        cache.dropSessions(ended);
        for (const sessionId of ended) {
          live.tell([personId], sessionEndedEvent, { sessionId, reason: sessionEnd.reason });
          live.drop(sessionId);
        }
      });
      return ended;
    },
    async listOwn(handle, caller) {
      const rows = await listLiveSessions(handle, caller.id, now());
      return rows.map((row) => ({ ...row, isCurrent: row.id === caller.sessionId }));
    },
    trusted: async (h, ids) => new Set(await listTrusted(h, ids, now())),
    forgetCallers: (tx) => announcements.announce(tx, rightsTopic),
  };
}

/** Only digests of token and cookie are stored. */
async function openSession(
  tx: Tx,
  accountId: string,
  origin: Origin,
  at: Date,
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const expires = new Date(at.getTime() + authenticationLimits.sessionDays * 24 * 60 * minute);
  const id = newId(at.getTime());
  const secret = origin.device?.isOwnPage ? newToken() : null;
  if (secret !== null) origin.device?.give(secret);
  await insertSession(tx, {
    id,
    account_id: accountId,
    token_hash: tokenHash(token),
    cookie_hash: secret === null ? null : tokenHash(secret),
    device: deviceLabel(origin.userAgent),
    ip: origin.ip.slice(0, 60),
    created_at: at.toISOString(),
    last_seen_at: at.toISOString(),
    expires_at: expires.toISOString(),
    revoked_at: null,
    revoke_reason: null,
  });
  return { id, token };
}

/** Keys of those who give the numbers of outgoing letters of a unit without being its clerks. */
const numberKeys = (rights: readonly HeldRight[]): string[] =>
  rights
    .filter(
      ({ permission, only }) =>
        permission === 'number.take' && (only?.includes('outgoing') ?? true),
    )
    .flatMap(({ unitId }) => (unitId === null ? [] : [`number:${unitId}`]));

/** Reaches of the permissions that no source gives for the whole agency. */
function reachesOf(rights: readonly HeldRight[]): ReadonlyMap<string, readonly Reach[]> {
  const wide = new Set(
    rights.filter(({ scope }) => scope === 'agency').map(({ permission }) => permission),
  );
  const reaches = new Map<string, Reach[]>();
  for (const { permission, scope, unitId: placeId, only, limits } of rights) {
    if (scope === 'agency' || wide.has(permission)) continue;
    reaches.set(permission, [...(reaches.get(permission) ?? []), { scope, placeId, only, limits }]);
  }
  return reaches;
}

function toCaller(row: SessionRow): Caller {
  return {
    id: row.personId,
    sessionId: row.sessionId,
    principals: principalsOf(row.personId, [
      ...row.held.flatMap(keysOfCapacity),
      ...numberKeys(row.rights),
      ...row.secretKeys,
    ]),
    permissions: new Set(row.rights.map(({ permission }) => permission)),
    reaches: reachesOf(row.rights),
    language: 'th',
  };
}
