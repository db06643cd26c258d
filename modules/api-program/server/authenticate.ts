import { tokenHash } from '@sarn/authentication/server';
import { AppError, civilDateAt } from '@sarn/kernel';
import type { ApiScope } from '@sarn/kernel';
import {
  dutyPrincipal,
  everyonePrincipal,
  organisationPermissions,
  personPrincipal,
} from '@sarn/organisation/contract';
import type { Authenticate, Caller } from '@sarn/platform-server';
import { isFrom } from './addresses.rules.ts';
import type { ApiProgramDependencies } from './dependencies.ts';
import { findTokenOwner, touchToken } from './token.store.ts';
import type { TokenOwner } from './token.store.ts';

/** How every token of a program begins, so that it is found where it should not be. */
export const tokenPrefix = 'sarn_';

/** The random part has 43 characters, as the token of a session has, which could begin alike. */
const tokenLength = tokenPrefix.length + 43;

export const isOfProgram = (token: string): boolean =>
  token.length === tokenLength && token.startsWith(tokenPrefix);

const minuteMs = 60_000;

/** Scopes whose calls need the keys of the registry of the unit. */
const ofRegistry: readonly ApiScope[] = [
  'documents.read',
  'documents.register',
  'registers.read',
  'numbers.reserve',
  'files.read',
];

/**
 * The caller of a token. A program acts as the registry of its unit and as nobody else: it has no
 * clearance and no key for classified documents, whoever answers for it.
 */
export function createAuthenticate({
  platform: { db, clock },
  scopes,
}: ApiProgramDependencies): Authenticate {
  return async (token, { ip }) => {
    const now = clock.now();
    const today = civilDateAt(now);
    const owner = await findTokenOwner(db, tokenHash(token), today);
    if (!owner) throw new AppError('platform.program-token');
    if (!owner.isLive || owner.expiresOn < today) throw new AppError('platform.program-expired');
    if (!isFrom(ip, owner.addresses))
      throw new AppError('platform.program-address', { address: ip });
    const since = new Date(now.getTime() - minuteMs).toISOString();
    if (owner.lastUsedAt === null || owner.lastUsedAt < since) {
      await db.transaction((tx) => touchToken(tx, owner.tokenId, now.toISOString(), since));
    }
    return toCaller(owner, scopes().permissionsOf(owner.scopes));
  };
}

const unlimited = { scope: 'subtree', only: null, limits: null } as const;

function toCaller(owner: TokenOwner, permissions: ReadonlySet<string>): Caller {
  const { programId, personId, unitId, scopes } = owner;
  const isRegistry = scopes.some((scope) => ofRegistry.includes(scope));
  return {
    id: personId,
    sessionId: programId,
    principals: [
      personPrincipal(personId),
      ...(isRegistry ? [dutyPrincipal('clerk', unitId)] : []),
      everyonePrincipal,
    ],
    permissions,
    // It keeps the people of its unit and of those below.
    reaches: new Map([[organisationPermissions.manage, [{ ...unlimited, placeId: unitId }]]]),
    language: 'th',
    program: { id: programId, scopes: new Set(scopes), placeId: unitId },
  };
}
