import { settingsMenus, spanText } from '@sarn/kernel';
import { stateAbove } from '@sarn/platform-server';
import type { HealthCheck, MetricSource, Platform } from '@sarn/platform-server';
import { exchangeState } from './outbox-state.store.ts';

const hourMs = 3_600_000;
/** SETTINGS §5: nothing reached a partner for an hour, and for a day. */
const limits = { warning: hourMs, failed: 24 * hourMs } as const;

/** Whether letters to other agencies are taken by their servers. */
export const exchangeCheck = ({ clock }: Platform): HealthCheck => ({
  code: 'exchange',
  name: { th: 'แลกเปลี่ยนหนังสือ', en: 'Exchange of letters' },
  page: {
    path: `/settings/${settingsMenus.centre}/letter-exchange`,
    label: { th: 'ดูหน่วยงานคู่ติดต่อ', en: 'Partners' },
  },
  async check(h) {
    const { partners, waiting, since } = await exchangeState(h);
    if (partners === 0 && waiting === 0) return null;
    const age = since === null ? 0 : clock.now().getTime() - Date.parse(since);
    const state = stateAbove(age, limits);
    if (state === 'ok') {
      return { state, fact: { th: `ค้างส่ง ${waiting} ฉบับ`, en: `${waiting} waiting` } };
    }
    const span = spanText(age);
    return {
      state,
      fact: {
        th: `ค้างส่ง ${waiting} ฉบับ เก่าสุด ${span.th}`,
        en: `${waiting} waiting, the oldest for ${span.en}`,
      },
      todo: {
        th: 'ดูสาเหตุของแต่ละหน่วยงาน แล้วทดสอบการเชื่อมต่อ',
        en: 'Look for the reason at each partner, then test the connection',
      },
    };
  },
});

export const exchangeMetrics = ({ clock }: Platform): MetricSource => ({
  async read(h) {
    const { waiting, since } = await exchangeState(h);
    const labels = { channel: 'exchange' };
    const age = since === null ? 0 : (clock.now().getTime() - Date.parse(since)) / 1_000;
    return [
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
