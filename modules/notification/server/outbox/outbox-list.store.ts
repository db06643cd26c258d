import type { Handle } from '@sarn/platform-server';
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
export async function listLines(
  h: Handle,
  { state, channel }: LineFilter,
  page: { readonly take: number; readonly skip: number },
): Promise<DeliveryLine[]> {
  return h.query(
    `select d.id, d.person_id "personId", n.module, n.urgency, d.channel, d.address, d.state,
       d.is_digest "isDigest", d.attempts, coalesce(d.problem, '') problem,
       coalesce(d.problem_detail, '') "problemDetail", d.created_at "createdAt",
       d.due_at "dueAt", d.settled_at "settledAt"
     from notification_delivery d join notification n on n.id = d.notification_id
     where ${filter} order by d.id desc limit $3 offset $4`,
    [state, channel, page.take, page.skip],
  );
}

/** Counted up to `cap` only. */
export async function countLines(
  h: Handle,
  { state, channel }: LineFilter,
  cap: number,
): Promise<number> {
  const rows = await h.query<{ count: number }>(
    `select count(*) from (select 1 from notification_delivery d where ${filter} limit $3) capped`,
    [state, channel, cap],
  );
  return rows[0]?.count ?? 0;
}

/** Counts for the health of each channel; sent ones since `since`. */
export async function countByChannel(
  h: Handle,
  since: string,
): Promise<{ channel: ChannelCode; state: DeliveryState; count: number }[]> {
  return h.query(
    `select channel, state, count(*) from notification_delivery
     where state in ('waiting', 'failed') or (state = 'sent' and settled_at >= $1)
     group by channel, state`,
    [since],
  );
}
