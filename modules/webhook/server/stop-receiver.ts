import { settingsMenus } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { webhookNews } from '../contract/index.ts';
import { dropWaiting } from './delivery.store.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { switchOff } from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';

const sentences = {
  gone: 'ปลายทางแจ้งว่าไม่รับอีกแล้ว (410)',
  failing: 'ส่งไม่สำเร็จต่อเนื่อง 5 วัน',
} as const;

/** Switches a receiver off by itself, and rings those who look after connected programs. */
export async function stopReceiver(
  { organisation, notifications, platform }: WebhookDependencies,
  tx: Tx,
  hook: WebhookRow,
  reason: 'gone' | 'failing',
  at: string,
): Promise<void> {
  await switchOff(tx, hook.id, reason, hook.version + 1);
  await dropWaiting(tx, hook.id, at);
  await platform.audit.write(tx, {
    act: 'webhook.switched-off',
    callerId: null,
    subject: { kind: 'webhook', id: hook.id },
    detail: { name: hook.name, reason },
  });
  await notifications.tell(tx, {
    personIds: await organisation.peoplePermitted(tx, 'settings.api'),
    ...{ module: 'SARABUN', kind: 'webhook.off', title: webhookNews['webhook.off'] },
    message: `${hook.name}: ${sentences[reason]} ตรวจปลายทางแล้วเปิดใหม่`,
    place: `/settings/${settingsMenus.centre}/webhooks`,
    urgency: 'urgent',
  });
}
