import { AppError } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { isDeepStrictEqual } from 'node:util';
import { channelCodes } from '../../contract/index.ts';
import type {
  ChannelHealth,
  DeliveryRow,
  NotificationPolicy,
  Template,
  TemplateRow,
} from '../../contract/index.ts';
import type { OutboxDependencies } from '../outbox/outbox-dependencies.ts';
import { countByChannel, countLines, listLines } from '../outbox/outbox-list.store.ts';
import type { LineFilter } from '../outbox/outbox-list.store.ts';
import { releaseHeld, requeueFailed } from '../outbox/outbox.store.ts';
import { hideAddress } from '../preference/shown-address.ts';
import {
  deleteTemplate,
  findTemplateAuthor,
  listOwnTemplates,
  lockPolicy,
  readPolicy,
  writePolicy,
  writeTemplate,
} from './setting.store.ts';
import { settingSubject, stale, staleBy } from './stale.ts';
import { namedEvents, templateRows } from './template-list.ts';

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
  const at = deps.platform.clock.now().toISOString();
  await writePolicy(tx, policy, at);
  const timesOf = ({ quietFrom, quietUntil, quietDaysOff, urgentFrom }: NotificationPolicy) => [
    ...[quietFrom, quietUntil, quietDaysOff, urgentFrom],
  ];
  if (!isDeepStrictEqual(timesOf(now), timesOf(policy))) await releaseHeld(tx, at);
  await note(deps, tx, context, 'policy-changed', { ...policy });
}

export async function templates(deps: OutboxDependencies, h: Handle): Promise<TemplateRow[]> {
  return templateRows(namesOf(deps), await listOwnTemplates(h));
}

/** Events that may have words of their own. */
export const namesOf = ({ events, ownModules }: OutboxDependencies) =>
  namedEvents(events(), ownModules());

interface TemplateWanted {
  readonly event: string;
  /** null: those of the product. */
  readonly texts: Template | null;
  readonly seen?: Pick<TemplateRow, 'isOwn' | 'texts'> | undefined;
}

/** @throws AppError 'settings.stale' (R1): somebody else wrote other words meanwhile */
async function assertWordsSeen(
  deps: OutboxDependencies,
  tx: Tx,
  { event, texts, seen }: Required<TemplateWanted>,
): Promise<void> {
  const now = (await listOwnTemplates(tx, [event])).get(event) ?? null;
  const former = seen?.isOwn ? seen.texts : null;
  if (isDeepStrictEqual(now, former) || isDeepStrictEqual(now, texts)) return;
  if (now === null) throw await stale(deps, tx, 'template-reset');
  throw await staleBy(deps, tx, await findTemplateAuthor(tx, event));
}

/** @throws AppError 'notification.unknown-event', 'settings.stale' (R1) */
export async function setTemplate(
  deps: OutboxDependencies,
  tx: Tx,
  context: SignedContext,
  { event, texts, seen }: TemplateWanted,
): Promise<TemplateRow> {
  const known = templateRows(namesOf(deps), new Map()).some((row) => row.event === event);
  if (!known) throw new AppError('notification.unknown-event');
  await lockPolicy(tx);
  if (seen) await assertWordsSeen(deps, tx, { event, texts, seen });
  if (texts) {
    const at = deps.platform.clock.now().toISOString();
    await writeTemplate(tx, { event, texts, by: context.caller.id, at });
  } else await deleteTemplate(tx, event);
  await note(deps, tx, context, texts ? 'template-changed' : 'template-reset', { event });
  const row = (await templates(deps, tx)).find((one) => one.event === event);
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
