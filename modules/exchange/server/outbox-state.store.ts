import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** What waits for partners of the exchange and for the gateway. */
export interface ExchangeState {
  readonly partners: number;
  readonly waiting: number;
  /** Since when the oldest message waits; null where none does. */
  readonly since: string | null;
}

export async function exchangeState(h: Handle): Promise<ExchangeState> {
  return (await stateSql.first(h)) ?? { partners: 0, waiting: 0, since: null };
}

const stateSql = statement(
  'exchange.state',
  row<ExchangeState>({ partners: 'int8', waiting: 'int8', since: 'timestamptz?' }),
  [],
  `select (select count(*) from exchange_partner where retired_at is null) partners,
     count(*) waiting, min(created_at) since
   from exchange_outbox where state = 'waiting'`,
);
