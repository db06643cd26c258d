import { newId } from '@sarn/kernel';
import type { AnnouncedType } from '@sarn/kernel';
import type { AuditListener, Tx } from '@sarn/platform-server';
import { insertDelivery } from './delivery.store.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { listReceivers } from './webhook.store.ts';

/** Hears every act, and writes what is announced into the outbox in the transaction of the act. */
export const createAnnounce =
  (deps: WebhookDependencies): AuditListener =>
  async (tx, { act, subject }) => {
    const type = typeOf(deps.announced, act);
    if (!type) return;
    const receivers = await listReceivers(tx, type);
    if (receivers.length === 0) return;
    const id = await idToTell(deps, tx, type, subject);
    if (id === null) return;
    const at = deps.platform.clock.now().toISOString();
    const body = JSON.stringify({ type, timestamp: at, data: { id } });
    for (const receiver of receivers) await keep(deps, tx, { type, body, at, of: receiver.id });
  };

function typeOf(
  announced: Readonly<Record<string, AnnouncedType>>,
  act: string,
): AnnouncedType | undefined {
  const [first = ''] = act.split('.');
  return announced[act] ?? announced[`${first}.*`];
}

/** Of a document its id, unless it is classified: then not even that something happened is told. */
async function idToTell(
  { documentOf }: WebhookDependencies,
  tx: Tx,
  type: AnnouncedType,
  subject: { readonly kind: string; readonly id: string },
): Promise<string | null> {
  if (!/^(?:document|assignment)\./.test(type)) return subject.id;
  const document = await documentOf(tx, subject);
  return document?.secrecy === 'normal' ? document.id : null;
}

/** Writes one delivery, and queues its first attempt for after the commit. */
export async function keep(
  { deliverLater }: WebhookDependencies,
  tx: Tx,
  told: { type: string; body: string; at: string; of: string },
): Promise<string> {
  const id = newId();
  await insertDelivery(tx, { id, webhookId: told.of, type: told.type, body: told.body }, told.at);
  await deliverLater(tx, { id, turn: 0 });
  return id;
}
