import { AppError, formatTime } from '@sarn/kernel';
import { listSettingEntries } from '@sarn/platform-server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { isDeepStrictEqual } from 'node:util';
import { channelCodes } from '../../contract/index.ts';
import type {
  ChannelHealth,
  ChannelRule,
  DeliveryRow,
  NotificationPolicy,
  Template,
  TemplateRow,
} from '../../contract/index.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import { countByChannel, countLines, listLines } from '../outbox/outbox-list.store.ts';
import type { LineFilter } from '../outbox/outbox-list.store.ts';
import { dropWaiting, requeueFailed } from '../outbox/outbox.store.ts';
import { hideAddress } from '../preference/shown-address.ts';
import { readRules } from './rules.service.ts';
import {
  deleteTemplate,
  listOwnTemplates,
  lockPolicy,
  readPolicy,
  saveRules,
  writePolicy,
  writeTemplate,
} from './setting.store.ts';
import { templateRows } from './template-list.ts';
import type { NewsEvent } from './template-list.ts';

const healthDays = 7;
const dayMs = 86_400_000;
const pageSize = 20;
const listCap = 1000;

/** State and counts of each channel. */
export async function health(deps: OutboxDependencies, h: Handle): Promise<ChannelHealth[]> {
  const since = new Date(deps.platform.clock.now().getTime() - healthDays * dayMs);
  const counts = await countByChannel(h, since.toISOString());
  return channelCodes.map((code) => {
    const of = (state: string) =>
      counts.find((row) => row.channel === code && row.state === state)?.count ?? 0;
    const { isOffered, isSetUp } = deps.channels[code];
    const isCaught = code === 'email' && deps.platform.config.smtpUrl === null;
    const numbers = { waiting: of('waiting'), sent: of('sent'), failed: of('failed') };
    return { code, isOffered, isSetUp, isCaught, ...numbers };
  });
}

/** @throws AppError 'settings.stale' (R1) */
export async function setPolicy(
  deps: OutboxDependencies,
  tx: Tx,
  context: SignedContext,
  { seen, ...policy }: NotificationPolicy & { readonly seen?: NotificationPolicy | undefined },
): Promise<void> {
  await lockPolicy(tx);
  const now = await readPolicy(tx);
  const isStale = seen && !isDeepStrictEqual(seen, now) && !isDeepStrictEqual(policy, now);
  if (isStale) throw await stale(deps, tx, 'policy-changed');
  await writePolicy(tx, policy, deps.platform.clock.now().toISOString());
  await note(deps, tx, context, 'policy-changed', { ...policy });
}

/**
 * Closing a channel for a module also drops what still waits for it.
 *
 * @param seen the rules as the caller read them: one that the caller left is left as it is now
 * @throws AppError 'settings.stale' (R1) where somebody else changed the same one
 */
export async function setRules(
  deps: OutboxDependencies,
  tx: Tx,
  context: SignedContext,
  wanted: readonly ChannelRule[],
  seen: readonly ChannelRule[] = [],
): Promise<ChannelRule[]> {
  await lockPolicy(tx);
  const former = ruleIn(seen);
  const saved = ruleIn((await readRules(tx)).rows);
  const rules = wanted.filter((rule) => !isDeepStrictEqual(former(rule), rule));
  const isStale = rules.some((rule) => {
    const differs = (known?: ChannelRule) => !isDeepStrictEqual(saved(rule), known);
    return former(rule) !== undefined && differs(former(rule)) && differs(rule);
  });
  if (isStale) throw await stale(deps, tx, 'rules-changed');
  if (rules.length === 0) return rulesToSet(deps, tx);
  await saveRules(tx, rules);
  const now = deps.platform.clock.now().toISOString();
  for (const channel of channelCodes) {
    const closed = rules.filter((rule) => rule.channel === channel && !rule.isAllowed);
    const modules = closed.map(({ module }) => module as string);
    if (modules.includes('SARABUN')) modules.push('SARABAN');
    if (modules.length > 0) await dropWaiting(tx, now, { channel, modules });
  }
  await note(deps, tx, context, 'rules-changed', { rules });
  return rulesToSet(deps, tx);
}

/** The rules of the modules that send notifications. */
export async function rulesToSet(
  { tellers }: OutboxDependencies,
  h: Handle,
): Promise<ChannelRule[]> {
  return (await readRules(h)).rows.filter(({ module }) => tellers.has(module));
}

export async function templates(h: Handle, events: readonly NewsEvent[]): Promise<TemplateRow[]> {
  return templateRows(events, await listOwnTemplates(h));
}

/**
 * @param texts null for the texts of the product
 * @throws AppError 'notification.unknown-event'
 */
export async function setTemplate(
  deps: OutboxDependencies,
  tx: Tx,
  context: SignedContext,
  { event, texts, events }: { event: string; texts: Template | null; events: readonly NewsEvent[] },
): Promise<TemplateRow> {
  const known = templateRows(events, new Map()).some((row) => row.event === event);
  if (!known) throw new AppError('notification.unknown-event');
  if (texts) {
    const at = deps.platform.clock.now().toISOString();
    await writeTemplate(tx, { event, texts, by: context.caller.id, at });
  } else await deleteTemplate(tx, event);
  await note(deps, tx, context, texts ? 'template-changed' : 'template-reset', { event });
  const row = (await templates(tx, events)).find((one) => one.event === event);
  if (!row) throw new AppError('notification.unknown-event');
  return row;
}

/** A page of the outbox without any text of the letters. */
export async function deliveries(
  deps: OutboxDependencies,
  h: Handle,
  filter: LineFilter,
  page: number,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const lines = await listLines(h, filter, { take: pageSize, skip: (page - 1) * pageSize });
  const total = await countLines(h, filter, listCap);
  const people = await deps.people.contacts(
    h,
    lines.map(({ personId }) => personId),
  );
  const rows = lines.map(({ personId, address, ...line }) => ({
    ...line,
    personName: people.get(personId)?.name ?? '',
    address: hideAddress(line.channel, address),
  }));
  return { rows, total };
}

/** @throws AppError 'notification.nothing-to-resend' */
export async function resend(
  deps: OutboxDependencies,
  tx: Tx,
  context: SignedContext,
  id: string | null,
): Promise<number> {
  const count = await requeueFailed(tx, id, deps.platform.clock.now().toISOString());
  if (count === 0) throw new AppError('notification.nothing-to-resend');
  await note(deps, tx, context, 'deliveries-resent', { count });
  return count;
}

const ruleIn =
  (rules: readonly ChannelRule[]) =>
  ({ module, channel }: ChannelRule): ChannelRule | undefined =>
    rules.find((one) => one.module === module && one.channel === channel);

/** The refusal of R1, with who was first and when. */
async function stale(deps: OutboxDependencies, tx: Tx, act: string): Promise<AppError> {
  const [last] = await listSettingEntries(tx, [settingSubject], act);
  const people = await deps.people.contacts(tx, [last?.callerId ?? '']);
  const name = people.get(last?.callerId ?? '')?.name ?? '';
  return new AppError('settings.stale', { name, at: last ? formatTime(last.at) : '' });
}

const settingSubject = 'notification-setting';

async function note(
  { platform: { audit } }: OutboxDependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  act: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const subject = { kind: settingSubject, id: act };
  await audit.write(tx, {
    act: `notification.${act}`,
    callerId: caller.id,
    subject,
    detail,
    requestId,
  });
}
