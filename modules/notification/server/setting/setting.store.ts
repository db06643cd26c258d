import { toDayTime, toMinute } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { NotificationPolicy, Template, UrgentFrom } from '../../contract/index.ts';
import { notificationTables } from '../tables.ts';

/** The policy with its times in minutes of the Bangkok day, as the outbox reckons. */
export interface QuietPolicy {
  readonly retentionDays: number;
  readonly urgentFrom: UrgentFrom;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly quietDaysOff: boolean;
}

export async function readQuiet(h: Handle): Promise<QuietPolicy> {
  const policy = await policySql.first(h);
  if (!policy) throw new Error('notification_policy has lost its row');
  return policy;
}

const policySql = statement(
  'notification-policy.read',
  row<QuietPolicy>({
    ...{ retentionDays: 'int4', urgentFrom: 'text' },
    ...{ quietFrom: 'int2?', quietUntil: 'int2?', quietDaysOff: 'bool' },
  }),
  [],
  `select retention_days "retentionDays", urgent_from "urgentFrom", quiet_from "quietFrom",
     quiet_until "quietUntil", quiet_days_off "quietDaysOff" from notification_policy`,
);

export async function readPolicy(h: Handle): Promise<NotificationPolicy> {
  const { quietFrom, quietUntil, ...policy } = await readQuiet(h);
  return { ...policy, quietFrom: timeOf(quietFrom), quietUntil: timeOf(quietUntil) };
}

const timeOf = (minute: number | null): string | null =>
  minute === null ? null : toDayTime(minute);
const minuteOf = (time: string | null): number | null => (time === null ? null : toMinute(time));

/** Changes of policy, matrix and words wait here for each other, so that none is judged by what is gone. */
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
      quiet_from: minuteOf(policy.quietFrom),
      quiet_until: minuteOf(policy.quietUntil),
      quiet_days_off: policy.quietDaysOff,
      updated_at: at,
    })
    .execute();
}

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

/** Who wrote the words of an event, and when; undefined where they are those of the product. */
export function findTemplateAuthor(
  h: Handle,
  event: string,
): Promise<{ by: string; at: string } | undefined> {
  return templateAuthorSql.first(h, event);
}

const templateAuthorSql = statement(
  'notification-template.author',
  row<{ by: string; at: string }>({ by: 'uuid', at: 'timestamptz' }),
  ['text'],
  'select updated_by "by", updated_at "at" from notification_template where event = $1',
);
