import { newId, settingSubject } from '@sarn/kernel';
import type { AnnouncedType } from '@sarn/kernel';
import type { AuditListener, Tx } from '@sarn/platform-server';
import { insertDeliveries } from './delivery.store.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { listReceivers } from './webhook.store.ts';

/** Hears every act, and writes what is announced into the outbox in the transaction of the act. */
export const createAnnounce =
  (deps: WebhookDependencies): AuditListener =>
  async (tx, entries) => {
    const receivers = new Map<AnnouncedType, readonly { readonly id: string }[]>();
    const told: Told[] = [];
    for (const { act, subject } of entries) {
      const type = typeOf(deps.announced, act);
      if (!type) continue;
      const known = receivers.get(type) ?? (await listReceivers(tx, type));
      receivers.set(type, known);
      const id = known.length > 0 ? await idToTell(deps, tx, type, subject) : null;
      if (id === null) continue;
      const at = deps.platform.clock.now().toISOString();
      const body = JSON.stringify({ type, timestamp: at, data: { id } });
      told.push(...known.map((receiver) => ({ type, body, at, of: receiver.id })));
    }
    await keepAll(deps, tx, told);
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
  if (type === 'settings.changed') return settingTold(subject);
  if (!/^(?:document|assignment)\./.test(type)) return subject.id;
  const document = await documentOf(tx, subject);
  return document?.secrecy === 'normal' ? document.id : null;
}

const ofSetting = settingSubject({ code: '' });

/** A row of a described table as the calls name it, `table/code`: its code alone is one of many tables. */
const settingTold = ({ kind, id }: { readonly kind: string; readonly id: string }): string =>
  kind.startsWith(ofSetting) ? `${kind.slice(ofSetting.length)}/${id}` : id;

interface Told {
  readonly type: string;
  readonly body: string;
  readonly at: string;
  /** The webhook that is told. */
  readonly of: string;
}

/** Writes one delivery, and queues its first attempt for after the commit. */
export async function keep(deps: WebhookDependencies, tx: Tx, told: Told): Promise<string> {
  const [id = ''] = await keepAll(deps, tx, [told]);
  return id;
}

/** Deliveries of one statement. */
const atOnce = 500;

/** The same for many acts at once: an import of a thousand rows. */
async function keepAll(
  { deliverAll }: WebhookDependencies,
  tx: Tx,
  told: readonly Told[],
): Promise<string[]> {
  const kept: string[] = [];
  for (let from = 0; from < told.length; from += atOnce) {
    const rows = told
      .slice(from, from + atOnce)
      .map(({ of: webhookId, ...one }) => ({ ...one, webhookId, id: newId() }));
    await insertDeliveries(tx, rows);
    await deliverAll(
      tx,
      rows.map(({ id }) => ({ id, turn: 0 })),
    );
    kept.push(...rows.map(({ id }) => id));
  }
  return kept;
}
