import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ChannelRule, NotificationPolicy, Template } from '../../contract/index.ts';
import { notificationTables } from '../tables.ts';

export async function readPolicy(h: Handle): Promise<NotificationPolicy> {
  const policy = await notificationTables(h)
    .selectFrom('notification_policy')
    .select(['retention_days as retentionDays', 'urgent_from as urgentFrom'])
    .executeTakeFirst();
  if (!policy) throw new Error('notification_policy has lost its row');
  return policy;
}

/** Changes of policy and rules wait here for each other, so that none is judged by what is gone. */
export async function lockPolicy(tx: Tx): Promise<void> {
  await notificationTables(tx)
    .selectFrom('notification_policy')
    .select('retention_days')
    .forUpdate()
    .execute();
}

export async function writePolicy(tx: Tx, policy: NotificationPolicy, at: string): Promise<void> {
  await notificationTables(tx)
    .updateTable('notification_policy')
    .set({
      retention_days: policy.retentionDays,
      urgent_from: policy.urgentFrom,
      updated_at: at,
    })
    .execute();
}

/** Only rules in which the agency differs from the product. */
export function listRules(h: Handle): Promise<ChannelRule[]> {
  return notificationTables(h)
    .selectFrom('notification_rule')
    .select(['module', 'channel', 'is_allowed as isAllowed', 'is_default as isDefault'])
    .execute();
}

export async function saveRules(tx: Tx, rules: readonly ChannelRule[]): Promise<void> {
  await saveRulesSql(
    tx,
    rules.map(({ module }) => module),
    rules.map(({ channel }) => channel),
    rules.map(({ isAllowed }) => isAllowed),
    rules.map(({ isAllowed, isDefault }) => isAllowed && isDefault),
  );
}

const saveRulesSql = writeStatement(
  'notification-rule.save',
  ['text[]', 'text[]', 'bool[]', 'bool[]'],
  `insert into notification_rule (module, channel, is_allowed, is_default)
   select * from unnest($1::text[], $2::text[], $3::boolean[], $4::boolean[])
   on conflict (module, channel) do update set is_allowed = excluded.is_allowed,
     is_default = excluded.is_default`,
);

/** Templates of the agency, by event; all of them when no events are given. */
export async function listOwnTemplates(
  h: Handle,
  events: readonly string[] | null = null,
): Promise<ReadonlyMap<string, Template>> {
  const rows = await templatesSql.all(h, events);
  return new Map(rows.map(({ event, texts }) => [event, texts]));
}

const templatesSql = statement(
  'notification-template.of-events',
  row<{ event: string; texts: Template }>({ event: 'text', texts: 'jsonb' }),
  ['text[]?'],
  'select event, texts from notification_template where $1::text[] is null or event = any($1)',
);

export async function writeTemplate(
  tx: Tx,
  { event, texts, by, at }: { event: string; texts: Template; by: string; at: string },
): Promise<void> {
  const written = { texts: JSON.stringify(texts), updated_by: by, updated_at: at };
  await notificationTables(tx)
    .insertInto('notification_template')
    .values({ ...written, event })
    .onConflict((conflict) => conflict.column('event').doUpdateSet(written))
    .execute();
}

export async function deleteTemplate(tx: Tx, event: string): Promise<void> {
  await notificationTables(tx)
    .deleteFrom('notification_template')
    .where('event', '=', event)
    .execute();
}
