import type { ApiScope, CivilDate, Instant } from '@sarn/kernel';
import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { apiProgramTables } from './tables.ts';

export interface TokenRow {
  readonly id: string;
  readonly programId: string;
  readonly tail: string;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
}

/** Tokens that are not revoked, the oldest first. */
export function listTokens(h: Handle, programIds: readonly string[]): Promise<TokenRow[]> {
  if (programIds.length === 0) return Promise.resolve([]);
  return apiProgramTables(h)
    .selectFrom('api_program_token')
    .select(['id', 'program_id as programId', 'tail', 'created_at as createdAt'])
    .select('last_used_at as lastUsedAt')
    .where('program_id', 'in', [...programIds])
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertToken(
  tx: Tx,
  token: { id: string; programId: string; hash: Buffer; tail: string },
  by: { readonly personId: string; readonly at: Instant },
): Promise<void> {
  await apiProgramTables(tx)
    .insertInto('api_program_token')
    .values({
      ...{ id: token.id, program_id: token.programId, token_hash: token.hash, tail: token.tail },
      ...{ created_by: by.personId, created_at: by.at },
    })
    .execute();
}

/** @param tokenId all of the program where left out. @returns whether any was still valid */
export async function revokeTokens(
  tx: Tx,
  { programId, tokenId, at }: { programId: string; tokenId?: string; at: Instant },
): Promise<boolean> {
  const update = apiProgramTables(tx)
    .updateTable('api_program_token')
    .set({ revoked_at: at })
    .where('program_id', '=', programId)
    .where('revoked_at', 'is', null);
  const [done] = await (tokenId ? update.where('id', '=', tokenId) : update).execute();
  return Number(done?.numUpdatedRows ?? 0) > 0;
}

/** What a call needs to know of the program whose token it brings. */
export interface TokenOwner {
  readonly tokenId: string;
  readonly programId: string;
  readonly personId: string;
  readonly unitId: string;
  readonly scopes: readonly ApiScope[];
  readonly addresses: readonly string[];
  readonly expiresOn: CivilDate;
  /** Whoever answers for it still works here, its unit exists, and it was not ended. */
  readonly isLive: boolean;
  readonly lastUsedAt: Instant | null;
}

export const findTokenOwner = (
  h: Handle,
  hash: Buffer,
  today: CivilDate,
): Promise<TokenOwner | undefined> => ownerSql.first(h, hash, today);

const ownerSql = statement(
  'api-program.token-owner',
  row<TokenOwner>({
    tokenId: 'uuid',
    programId: 'uuid',
    personId: 'uuid',
    unitId: 'uuid',
    scopes: 'text[]',
    addresses: 'text[]',
    expiresOn: 'date',
    isLive: 'bool!',
    lastUsedAt: 'timestamptz?',
  }),
  ['bytea', 'date'],
  `select token.id "tokenId", program.id "programId", program.person_id "personId",
     program.unit_id "unitId", program.scopes, program.addresses, program.expires_on "expiresOn",
     program.ended_at is null and responsible.is_active
       and (unit.valid_to is null or unit.valid_to >= $2) "isLive",
     token.last_used_at "lastUsedAt"
   from api_program_token token join api_program program on program.id = token.program_id
     join person responsible on responsible.id = program.responsible_id
     join unit on unit.id = program.unit_id
   where token.token_hash = $1 and token.revoked_at is null`,
);

/** At most once a minute for each token: a program may call often. */
export const touchToken = writeStatement(
  'api-program.touch-token',
  ['uuid', 'timestamptz', 'timestamptz'],
  `update api_program_token set last_used_at = $2
   where id = $1 and (last_used_at is null or last_used_at < $3)`,
);
