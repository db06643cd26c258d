import type { Handle, Tx } from '@sarn/platform-server';

export interface PartnerRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly url: string;
  readonly publicKey: string;
  readonly takesSecret: boolean;
  /** By which way messages are sent to it. */
  readonly way: 'direct' | 'gateway';
  readonly failure: string | null;
  /** Error code of the failure. */
  readonly failureCode: string | null;
  /** When a message named it as sender without its signature, after it was last reached. */
  readonly doubtedAt: string | null;
  readonly reachedAt: string | null;
}

const partnerColumns = `id, code, name, url, public_key as "publicKey",
  takes_secret as "takesSecret", way, failure, failure_code as "failureCode",
  case when doubted_at > coalesce(reached_at, '-infinity') then doubted_at end as "doubtedAt",
  reached_at as "reachedAt"`;

export async function findOwnCode(h: Handle): Promise<string> {
  const rows = await h.query<{ code: string }>(`select code from exchange_setting`);
  return rows[0]?.code ?? '';
}

export async function setOwnCode(
  tx: Tx,
  code: string,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await tx.query(`update exchange_setting set code = $1, updated_by = $2, updated_at = $3`, [
    code,
    by.personId,
    by.at,
  ]);
}

export async function listPartners(
  h: Handle,
): Promise<(PartnerRow & { readonly waiting: number })[]> {
  return h.query(
    `select ${partnerColumns}, (select count(*) from exchange_outbox sent
       where sent.partner_id = exchange_partner.id and sent.state = 'waiting') as waiting
     from exchange_partner where retired_at is null and way = 'direct' order by name, id`,
  );
}

export async function findPartner(
  h: Handle,
  by: { readonly id: string } | { readonly code: string },
): Promise<PartnerRow | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['code', by.code];
  const rows = await h.query<PartnerRow>(
    `select ${partnerColumns} from exchange_partner
     where ${column} = $1 and retired_at is null`,
    [value],
  );
  return rows[0];
}

/** Connects a partner; for a code that is known already, address and key are replaced. */
export async function writePartner(
  tx: Tx,
  row: Pick<PartnerRow, 'code' | 'id' | 'name' | 'publicKey' | 'takesSecret' | 'url'>,
  by: { readonly personId: string; readonly at: string },
): Promise<string> {
  const rows = await tx.query<{ id: string }>(
    `insert into exchange_partner (id, code, name, url, public_key, takes_secret, reached_at,
       updated_by, updated_at)
     values ($1, $2, $3, $4, $5, $6, $8, $7, $8)
     on conflict (code) where retired_at is null do update set name = excluded.name,
       url = excluded.url, public_key = excluded.public_key, takes_secret = excluded.takes_secret,
       way = 'direct', failure = null, failure_code = null, doubted_at = null, reached_at = excluded.reached_at, updated_by = excluded.updated_by,
       updated_at = excluded.updated_at
     returning id`,
    [row.id, row.code, row.name, row.url, row.publicKey, row.takesSecret, by.personId, by.at],
  );
  return rows[0]?.id ?? row.id;
}

/** The agency with this code at the gateway; entered when it is not known yet. */
export async function ensureGatewayPartner(
  tx: Tx,
  { id, code, name }: Pick<PartnerRow, 'code' | 'id' | 'name'>,
  at: string,
): Promise<PartnerRow> {
  await tx.query(
    `insert into exchange_partner (id, code, name, url, public_key, takes_secret, way, updated_at)
     values ($1, $2, $3, '', '', false, 'gateway', $4)
     on conflict (code) where retired_at is null do nothing`,
    [id, code, name, at],
  );
  const found = await findPartner(tx, { code });
  if (!found) throw new Error('a partner was retired while it was entered');
  return found;
}

export interface GatewayState {
  readonly pulledAt: string | null;
  readonly failure: string | null;
  readonly failedAt: string | null;
  /** Messages that have not reached it yet. */
  readonly waiting: number;
}

export async function findGateway(h: Handle): Promise<GatewayState | undefined> {
  const rows = await h.query<GatewayState>(
    `select pulled_at as "pulledAt", failure, failed_at as "failedAt",
       (select count(*) from exchange_outbox sent
        join exchange_partner partner on partner.id = sent.partner_id
        where partner.way = 'gateway' and sent.state = 'waiting') as waiting
     from exchange_gateway`,
  );
  return rows[0];
}

/** Stores the result of the last call of the gateway. @param failure null when it succeeded */
export async function noteGateway(h: Handle, failure: string | null, at: string): Promise<void> {
  await h.query(
    `update exchange_gateway set failure = $1,
       pulled_at = case when $1::text is null then $2::timestamptz else pulled_at end,
       failed_at = case when $1::text is null then null else $2::timestamptz end`,
    [failure, at],
  );
}

export async function retirePartner(tx: Tx, id: string, at: string): Promise<boolean> {
  const rows = await tx.query(
    `update exchange_partner set retired_at = $2
     where id = $1 and retired_at is null and way = 'direct' returning id`,
    [id, at],
  );
  return rows.length > 0;
}

/** Stores the result of the last attempt to reach it. @param failure null when it succeeded */
export async function notePartner(
  h: Handle,
  id: string,
  failure: { readonly code: string; readonly message: string } | null,
  at: string,
): Promise<void> {
  await h.query(
    `update exchange_partner set failure = $2, failure_code = $3,
       reached_at = case when $2::text is null then $4 else reached_at end where id = $1`,
    [id, failure?.message ?? null, failure?.code ?? null, at],
  );
}

/** Stores that a message named it and was not signed by it; at most once a minute. */
export async function noteDoubt(h: Handle, id: string, at: string): Promise<void> {
  await h.query(
    `update exchange_partner set doubted_at = $2
     where id = $1 and (doubted_at is null or doubted_at < $2::timestamptz - interval '1 minute')`,
    [id, at],
  );
}
