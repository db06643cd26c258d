import type { Handle, Tx } from '@sarn/platform-server';
import type { ChannelRule, NotificationPolicy, Template } from '../../contract/index.ts';

export async function readPolicy(h: Handle): Promise<NotificationPolicy> {
  const rows = await h.query<NotificationPolicy>(
    `select retention_days "retentionDays", urgent_from "urgentFrom" from notification_policy`,
  );
  const [policy] = rows;
  if (!policy) throw new Error('notification_policy has lost its row');
  return policy;
}

export async function writePolicy(tx: Tx, policy: NotificationPolicy, at: string): Promise<void> {
  await tx.query(
    'update notification_policy set retention_days = $1, urgent_from = $2, updated_at = $3',
    [policy.retentionDays, policy.urgentFrom, at],
  );
}

/** Only rules in which the agency differs from the product. */
export async function listRules(h: Handle): Promise<ChannelRule[]> {
  return h.query(
    `select module, channel, is_allowed "isAllowed", is_default "isDefault"
     from notification_rule`,
  );
}

export async function saveRules(tx: Tx, rules: readonly ChannelRule[]): Promise<void> {
  await tx.query(
    `insert into notification_rule (module, channel, is_allowed, is_default)
     select * from unnest($1::text[], $2::text[], $3::boolean[], $4::boolean[])
     on conflict (module, channel) do update set is_allowed = excluded.is_allowed,
       is_default = excluded.is_default`,
    [
      rules.map(({ module }) => module),
      rules.map(({ channel }) => channel),
      rules.map(({ isAllowed }) => isAllowed),
      rules.map(({ isAllowed, isDefault }) => isAllowed && isDefault),
    ],
  );
}

/** Templates of the agency, by event; all of them when no events are given. */
export async function listOwnTemplates(
  h: Handle,
  events: readonly string[] | null = null,
): Promise<ReadonlyMap<string, Template>> {
  const rows = await h.query<{ event: string; texts: Template }>(
    'select event, texts from notification_template where $1::text[] is null or event = any($1)',
    [events],
  );
  return new Map(rows.map(({ event, texts }) => [event, texts]));
}

export async function writeTemplate(
  tx: Tx,
  row: { event: string; texts: Template; by: string; at: string },
): Promise<void> {
  await tx.query(
    `insert into notification_template (event, texts, updated_by, updated_at)
     values ($1, $2::text::jsonb, $3, $4)
     on conflict (event) do update set texts = excluded.texts, updated_by = excluded.updated_by,
       updated_at = excluded.updated_at`,
    [row.event, JSON.stringify(row.texts), row.by, row.at],
  );
}

export async function deleteTemplate(tx: Tx, event: string): Promise<void> {
  await tx.query('delete from notification_template where event = $1', [event]);
}
