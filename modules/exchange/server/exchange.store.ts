import { builtStatement, row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { exchangeTables } from './tables.ts';

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

const partnerShape = {
  id: 'uuid',
  code: 'text',
  name: 'text',
  url: 'text',
  publicKey: 'text',
  takesSecret: 'bool',
  way: 'text',
  failure: 'text?',
  failureCode: 'text?',
  doubtedAt: 'timestamptz?',
  reachedAt: 'timestamptz?',
} as const;

export async function findOwnCode(h: Handle): Promise<string> {
  const setting = await exchangeTables(h)
    .selectFrom('exchange_setting')
    .select('code')
    .executeTakeFirst();
  return setting?.code ?? '';
}

export async function setOwnCode(
  tx: Tx,
  code: string,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await exchangeTables(tx)
    .updateTable('exchange_setting')
    .set({ code, updated_by: by.personId, updated_at: by.at })
    .execute();
}

/** A partner with how many messages wait to be sent to it. */
export type ListedPartner = PartnerRow & { readonly waiting: number };

export function listPartners(h: Handle): Promise<ListedPartner[]> {
  return partnersSql.all(h);
}

const partnersSql = statement(
  'exchange-partner.all',
  row<ListedPartner>({ ...partnerShape, waiting: 'int8' }),
  [],
  `select ${partnerColumns}, (select count(*) from exchange_outbox sent
     where sent.partner_id = exchange_partner.id and sent.state = 'waiting') as waiting
   from exchange_partner where retired_at is null and way = 'direct' order by name, id`,
);

type PartnerKey = { readonly id: string } | { readonly code: string };

export function findPartner(h: Handle, by: PartnerKey): Promise<PartnerRow | undefined> {
  return partnerSql.first(h, by);
}

const partnerSql = builtStatement<PartnerRow, PartnerKey>(
  'exchange-partner.one',
  row<PartnerRow>(partnerShape),
  (by) => {
    const [column, value] = 'id' in by ? ['id', by.id] : ['code', by.code];
    const text = `select ${partnerColumns} from exchange_partner
     where ${column} = $1 and retired_at is null`;
    return { text, values: [value] };
  },
  () => [{ id: '' }, { code: '' }],
);

/** Connects a partner; for a code that is known already, address and key are replaced. */
export async function writePartner(
  tx: Tx,
  partner: Pick<PartnerRow, 'code' | 'id' | 'name' | 'publicKey' | 'takesSecret' | 'url'>,
  by: { readonly personId: string; readonly at: string },
): Promise<string> {
  const connected = {
    name: partner.name,
    url: partner.url,
    public_key: partner.publicKey,
    takes_secret: partner.takesSecret,
    reached_at: by.at,
    updated_by: by.personId,
    updated_at: by.at,
  };
  const renewed = { way: 'direct', failure: null, failure_code: null, doubted_at: null } as const;
  const written = await exchangeTables(tx)
    .insertInto('exchange_partner')
    .values({ ...connected, id: partner.id, code: partner.code })
    .onConflict((conflict) =>
      conflict
        .column('code')
        .where('retired_at', 'is', null)
        .doUpdateSet({ ...connected, ...renewed }),
    )
    .returning('id')
    .executeTakeFirst();
  return written?.id ?? partner.id;
}

/** The agency with this code at the gateway; entered when it is not known yet. */
export async function ensureGatewayPartner(
  tx: Tx,
  { id, code, name }: Pick<PartnerRow, 'code' | 'id' | 'name'>,
  at: string,
): Promise<PartnerRow> {
  await exchangeTables(tx)
    .insertInto('exchange_partner')
    .values({
      id,
      code,
      name,
      url: '',
      public_key: '',
      takes_secret: false,
      way: 'gateway',
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('code').where('retired_at', 'is', null).doNothing())
    .execute();
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

export function findGateway(h: Handle): Promise<GatewayState | undefined> {
  return gatewaySql.first(h);
}

const gatewaySql = statement(
  'exchange-gateway.state',
  row<GatewayState>({
    pulledAt: 'timestamptz?',
    failure: 'text?',
    failedAt: 'timestamptz?',
    waiting: 'int8',
  }),
  [],
  `select pulled_at as "pulledAt", failure, failed_at as "failedAt",
     (select count(*) from exchange_outbox sent
      join exchange_partner partner on partner.id = sent.partner_id
      where partner.way = 'gateway' and sent.state = 'waiting') as waiting
   from exchange_gateway`,
);

/** Stores the result of the last call of the gateway. @param failure null when it succeeded */
export async function noteGateway(h: Handle, failure: string | null, at: string): Promise<void> {
  const result =
    failure === null ? { failure, pulled_at: at, failed_at: null } : { failure, failed_at: at };
  await exchangeTables(h).updateTable('exchange_gateway').set(result).execute();
}

export async function retirePartner(tx: Tx, id: string, at: string): Promise<boolean> {
  const retired = await exchangeTables(tx)
    .updateTable('exchange_partner')
    .set({ retired_at: at })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .where('way', '=', 'direct')
    .executeTakeFirst();
  return retired.numUpdatedRows > 0n;
}

/** Stores the result of the last attempt to reach it. @param failure null when it succeeded */
export async function notePartner(
  h: Handle,
  id: string,
  failure: { readonly code: string; readonly message: string } | null,
  at: string,
): Promise<void> {
  const result =
    failure === null
      ? { failure: null, failure_code: null, reached_at: at }
      : { failure: failure.message, failure_code: failure.code };
  await exchangeTables(h)
    .updateTable('exchange_partner')
    .set(result)
    .where('id', '=', id)
    .execute();
}

/** Stores that a message named it and was not signed by it; at most once a minute. */
export async function noteDoubt(h: Handle, id: string, at: string): Promise<void> {
  await doubtSql.all(h, id, at);
}

const doubtSql = statement(
  'exchange-partner.note-doubt',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'timestamptz'],
  `update exchange_partner set doubted_at = $2
   where id = $1 and (doubted_at is null or doubted_at < $2::timestamptz - interval '1 minute')
   returning id`,
);
