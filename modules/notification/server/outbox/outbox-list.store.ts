import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { notificationTables } from '../tables.ts';
import type { ChannelCode, DeliveryState, Urgency } from '../../contract/index.ts';

/** A row of the outbox for administrators: nothing of the document itself. */
export interface DeliveryLine {
  readonly id: string;
  readonly personId: string;
  readonly module: string;
  readonly urgency: Urgency;
  readonly channel: ChannelCode;
  readonly address: string;
  readonly state: DeliveryState;
  readonly isDigest: boolean;
  readonly attempts: number;
  readonly problem: string;
  readonly problemDetail: string;
  readonly createdAt: string;
  readonly dueAt: string;
  readonly settledAt: string | null;
}

export interface LineFilter {
  readonly state: DeliveryState;
  readonly channel: ChannelCode | null;
}

const filter = 'd.state = $1 and ($2::text is null or d.channel = $2)';

/** A page of it, newest first. */
export function listLines(
  h: Handle,
  { state, channel }: LineFilter,
  page: { readonly take: number; readonly skip: number },
): Promise<DeliveryLine[]> {
  return pageSql.all(h, state, channel, page.take, page.skip);
}

const pageSql = statement(
  'notification-delivery.page',
  row<DeliveryLine>({
    id: 'uuid',
    personId: 'uuid',
    module: 'text',
    urgency: 'text',
    channel: 'text',
    address: 'text',
    state: 'text',
    isDigest: 'bool',
    attempts: 'int2',
    problem: 'text',
    problemDetail: 'text',
    createdAt: 'timestamptz',
    dueAt: 'timestamptz',
    settledAt: 'timestamptz?',
  }),
  ['text', 'text?', 'int8', 'int8'],
  `select d.id, d.person_id "personId", n.module, n.urgency, d.channel, d.address, d.state,
     d.is_digest "isDigest", d.attempts, coalesce(d.problem, '') problem,
     coalesce(d.problem_detail, '') "problemDetail", d.created_at "createdAt",
     d.due_at "dueAt", d.settled_at "settledAt"
   from notification_delivery d join notification n on n.id = d.notification_id
   where ${filter} order by d.id desc limit $3 offset $4`,
);

/** Counted up to `cap` only. */
export async function countLines(
  h: Handle,
  { state, channel }: LineFilter,
  cap: number,
): Promise<number> {
  return (await countSql.first(h, state, channel, cap))?.count ?? 0;
}

const countSql = statement(
  'notification-delivery.count',
  row<{ count: number }>({ count: 'int8' }),
  ['text', 'text?', 'int8'],
  `select count(*) from (select 1 from notification_delivery d where ${filter} limit $3) capped`,
);

/** Counts for the health of each channel; sent ones since `since`. */
export function countByChannel(
  h: Handle,
  since: string,
): Promise<{ channel: ChannelCode; state: DeliveryState; count: number }[]> {
  return notificationTables(h)
    .selectFrom('notification_delivery')
    .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('count')])
    .where((is) =>
      is.or([
        is('state', 'in', ['waiting', 'failed']),
        is.and([is('state', '=', 'sent'), is('settled_at', '>=', since)]),
      ]),
    )
    .groupBy(['channel', 'state'])
    .execute();
}
