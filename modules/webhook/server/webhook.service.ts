import { isIP } from 'node:net';
import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { whoWasFirst } from '@sarn/platform-server';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { webhookLimits } from '../contract/index.ts';
import type { saveWebhook } from '../contract/index.ts';
import { keep } from './announce.ts';
import { dropWaiting, lockDelivery, reopen } from './delivery.store.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { ownerOf } from './send.ts';
import { newSecret } from './signature.rules.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhookRows,
  lockWebhook,
  replaceSecret,
  updateWebhook,
} from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';

type Asked = InputOf<typeof saveWebhook>;

/** Makes a webhook with a secret, or changes one. */
export async function keepWebhook(
  deps: WebhookDependencies,
  tx: Tx,
  context: SignedContext,
  asked: Asked,
): Promise<OutputOf<typeof saveWebhook>> {
  refuseAddress(deps, asked.url);
  const saved = asked.id
    ? await change(deps, tx, { ...asked, id: asked.id })
    : await make(deps, tx, context, asked);
  const { name, url, types, isOn } = asked;
  await note(deps, tx, context, 'saved', saved.id, { name, url, types, isOn });
  return saved;
}

async function make(
  { platform: { clock }, box }: WebhookDependencies,
  tx: Tx,
  { caller }: SignedContext,
  { name, url, types, isOn }: Asked,
): Promise<OutputOf<typeof saveWebhook>> {
  const { receivers: most } = webhookLimits;
  if ((await listWebhookRows(tx)).length >= most) throw new AppError('webhook.too-many', { most });
  const id = newId();
  const secret = newSecret();
  const sealed = box.seal(ownerOf(id), Buffer.from(secret));
  const by = { personId: caller.id, at: clock.now().toISOString() };
  await insertWebhook(tx, { id, name, url, types, isOn, secret: sealed }, by);
  return { id, version: 1, secret };
}

async function change(
  { platform: { clock }, organisation }: WebhookDependencies,
  tx: Tx,
  { id, version: seen, name, url, types, isOn }: Asked & { readonly id: string },
): Promise<OutputOf<typeof saveWebhook>> {
  const known = await lockWebhook(tx, id);
  if (!known) throw new AppError('webhook.not-found');
  if (known.version !== seen) {
    throw new AppError(
      'webhook.stale',
      await whoWasFirst(tx, organisation, { kind: 'webhook', id }),
    );
  }
  const version = known.version + 1;
  const offReason = isOn ? null : (known.offReason ?? 'person');
  await updateWebhook(tx, id, { name, url, types, isOn, version, offReason });
  if (!isOn) await dropWaiting(tx, id, clock.now().toISOString());
  return { id, version, secret: null };
}

/** Names are checked when they are called; an address that is written out can be refused at once. */
function refuseAddress({ platform, isAllowed }: WebhookDependencies, text: string): void {
  const url = URL.parse(text);
  // Where nobody works in earnest, a program on the same computer may be tried.
  const protocols = platform.config.isProduction ? ['https:'] : ['https:', 'http:'];
  if (!url || !protocols.includes(url.protocol) || url.username || url.password) {
    throw new AppError('webhook.address');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isAllowed && !isAllowed(host)) {
    throw new AppError('webhook.address-inside');
  }
}

/** A new secret; the old one signs beside it for a day. */
export async function renew(
  deps: WebhookDependencies,
  tx: Tx,
  context: SignedContext,
  webhookId: string,
): Promise<{ secret: string }> {
  const known = await lockWebhook(tx, webhookId);
  if (!known) throw new AppError('webhook.not-found');
  const secret = newSecret();
  const until = deps.platform.clock.now().getTime() + webhookLimits.oldSecretHours * 3_600_000;
  await replaceSecret(tx, webhookId, {
    secret: deps.box.seal(ownerOf(webhookId), Buffer.from(secret)),
    oldSecret: known.secret,
    until: new Date(until).toISOString(),
  });
  await note(deps, tx, context, 'secret-renewed', webhookId, { name: known.name });
  return { secret };
}

export async function remove(
  deps: WebhookDependencies,
  tx: Tx,
  context: SignedContext,
  webhookId: string,
): Promise<Record<string, never>> {
  const known = await lockWebhook(tx, webhookId);
  if (!known) throw new AppError('webhook.not-found');
  await deleteWebhook(tx, webhookId);
  await note(deps, tx, context, 'removed', webhookId, { name: known.name, url: known.url });
  return {};
}

/** A delivery like any other, of a type that nothing else has. */
export async function test(
  deps: WebhookDependencies,
  tx: Tx,
  context: SignedContext,
  webhookId: string,
): Promise<{ deliveryId: string }> {
  const known = assertOn(await findWebhook(tx, webhookId));
  const at = deps.platform.clock.now().toISOString();
  const type = 'webhook.test';
  const body = JSON.stringify({ type, timestamp: at, data: { id: webhookId } });
  const deliveryId = await keep(deps, tx, { type, body, at, of: webhookId });
  await note(deps, tx, context, 'tested', webhookId, { name: known.name });
  return { deliveryId };
}

/**
 * The same bytes under the same webhook-id, with all attempts left. After a failed attempt nobody who
 * mended the receiver has to wait for the next one, which may be a day away.
 *
 * @throws AppError 'webhook.waiting' where the first attempt is still to come
 */
export async function again(
  deps: WebhookDependencies,
  tx: Tx,
  context: SignedContext,
  deliveryId: string,
): Promise<Record<string, never>> {
  const row = await lockDelivery(tx, deliveryId);
  if (!row) throw new AppError('webhook.not-found');
  if (row.state === 'waiting' && row.tries === 0) throw new AppError('webhook.waiting');
  assertOn(await findWebhook(tx, row.webhookId));
  // Another turn: the job of the attempt that was due finds that it was made.
  const turn = row.turn + 1;
  await reopen(tx, deliveryId, { turn, at: deps.platform.clock.now().toISOString() });
  await deps.deliverLater(tx, { id: deliveryId, turn });
  await note(deps, tx, context, 'sent-again', row.webhookId, { deliveryId });
  return {};
}

function assertOn(hook: WebhookRow | undefined): WebhookRow {
  if (!hook) throw new AppError('webhook.not-found');
  if (!hook.isOn) throw new AppError('webhook.off');
  return hook;
}

async function note(
  { platform: { audit } }: WebhookDependencies,
  tx: Tx,
  { caller }: SignedContext,
  act: string,
  id: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const subject = { kind: 'webhook', id };
  await audit.write(tx, { act: `webhook.${act}`, callerId: caller.id, subject, detail });
}
