import { settingsMenus, spanText } from '@sarn/kernel';
import { stateAbove } from '@sarn/platform-server';
import type { HealthCheck, MetricSource, Platform } from '@sarn/platform-server';
import { webhookState } from './delivery.store.ts';
import type { WebhookDependencies } from './dependencies.ts';

const hourMs = 3_600_000;
/** SETTINGS §5: no success for an hour, and for a day. */
const limits = { warning: hourMs, failed: 24 * hourMs } as const;

const todo = {
  th: 'ดูสาเหตุในบันทึกการส่ง แจ้งผู้พัฒนาปลายทาง แล้วเปิดหรือส่งอีกครั้ง',
  en: 'Look for the reason in its log, tell the developer of the receiver, then switch it on or send again',
};

export const webhookCheck = ({ clock }: Platform): HealthCheck => ({
  code: 'webhooks',
  name: { th: 'เว็บฮุก', en: 'Webhooks' },
  page: {
    path: `/settings/${settingsMenus.centre}/webhooks`,
    label: { th: 'ดูบันทึกการส่ง', en: 'Log' },
  },
  async check(h) {
    const { receivers, waiting, failingSince, offByItself } = await webhookState(h);
    if (receivers === 0) return null;
    if (offByItself > 0) {
      const fact = { th: `ระบบปิดไว้ ${offByItself} รายการ`, en: `${offByItself} switched off` };
      return { state: 'failed', fact, todo };
    }
    const age = failingSince === null ? 0 : clock.now().getTime() - Date.parse(failingSince);
    const state = stateAbove(age, limits);
    if (state === 'ok') {
      return { state, fact: { th: `ส่งได้ ค้าง ${waiting} ฉบับ`, en: `Works, ${waiting} waiting` } };
    }
    const span = spanText(age);
    const fact = { th: `ส่งไม่สำเร็จมา ${span.th}`, en: `Fails for ${span.en}` };
    return { state, fact, todo };
  },
});

export const webhookMetrics = ({
  platform: { clock },
  counted,
}: Pick<WebhookDependencies, 'platform' | 'counted'>): MetricSource => ({
  async read(h) {
    const { waiting, oldest } = await webhookState(h);
    const age = oldest === null ? 0 : (clock.now().getTime() - Date.parse(oldest)) / 1_000;
    const labels = { channel: 'webhook' };
    return [
      {
        name: 'sarn_webhook_attempts',
        type: 'counter',
        help: 'Attempts of this process to send webhooks.',
        samples: [
          { labels: { result: 'taken' }, value: counted.taken },
          { labels: { result: 'failed' }, value: counted.failed },
        ],
      },
      {
        name: 'sarn_outbox_waiting',
        type: 'gauge',
        help: 'Messages that are due and not sent yet.',
        samples: [{ labels, value: waiting }],
      },
      {
        name: 'sarn_outbox_oldest_seconds',
        type: 'gauge',
        unit: 'seconds',
        help: 'How long the oldest of them waits.',
        samples: [{ labels, value: age }],
      },
    ];
  },
});
