import { settingsMenus, spanText } from '@sarn/kernel';
import { stateAbove, worstOf } from '@sarn/platform-server';
import type {
  Handle,
  HealthCheck,
  HealthFinding,
  InBoth,
  MetricSource,
  Platform,
} from '@sarn/platform-server';
import { channelCodes } from '../../contract/index.ts';
import type { ChannelCode } from '../../contract/index.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import { listChannelOutboxes } from './outbox-state.store.ts';
import type { ChannelOutbox } from './outbox-state.store.ts';

const minuteMs = 60_000;
/** SETTINGS §5: how long the oldest letter waits, and how many were given up. */
const limits = {
  age: { warning: 15 * minuteMs, failed: 120 * minuteMs },
  failed: { warning: 1, failed: 20 },
} as const;
/** Letters that were given up count for a day. @assumed the specification names no time */
const failedMs = 24 * 60 * minuteMs;

const names: Readonly<Record<ChannelCode, InBoth>> = {
  email: { th: 'ส่งอีเมล', en: 'Sending e-mail' },
  line: { th: 'ส่ง LINE', en: 'Sending by LINE' },
  push: { th: 'ส่งแจ้งเตือนบนอุปกรณ์', en: 'Sending to devices' },
};

/** Whether each channel that the agency uses sends its letters. */
export function outboxChecks({
  platform: { clock, config },
  channels,
}: Pick<OutboxDependencies, 'platform' | 'channels'>): HealthCheck[] {
  return channelCodes.map((code) => ({
    code: `outbox-${code}`,
    name: names[code],
    page: {
      path: `/settings/${settingsMenus.centre}/setting-modules-notification-lists`,
      label: { th: 'ดูกล่องขาออก', en: 'Outbox' },
    },
    async check(h) {
      const { isOffered, isSetUp } = channels[code];
      if (!isOffered || !isSetUp) return null;
      const found = (await stateOf(h, clock)).find(({ channel }) => channel === code);
      const finding = findingOf(found ?? { waiting: 0, since: null, failed: 0 }, clock.now());
      const isCaught = code === 'email' && config.smtpUrl === null;
      return isCaught && finding.state === 'ok' ? caughtFinding(config.isProduction) : finding;
    },
  }));
}

/**
 * Without a mail server letters only fill the data directory, and the outbox counts them as sent. In
 * a running agency invitations and notices are lost by that.
 */
export const caughtFinding = (isProduction: boolean): HealthFinding => ({
  state: isProduction ? 'failed' : 'warning',
  fact: {
    th: 'ยังไม่มีเครื่องส่งอีเมล จดหมายเก็บไว้ในเครื่องแม่ข่ายเท่านั้น',
    en: 'There is no mail server: letters are only kept on this machine',
  },
  todo: {
    th: 'กำหนด SMTP_URL ที่เครื่องแม่ข่าย แล้วเริ่มโปรแกรมใหม่',
    en: 'Set SMTP_URL on the server and restart the program',
  },
});

const stateOf = (h: Handle, clock: Platform['clock']): Promise<ChannelOutbox[]> => {
  const now = clock.now();
  const failedSince = new Date(now.getTime() - failedMs).toISOString();
  return listChannelOutboxes(h, { now: now.toISOString(), failedSince });
};

export function findingOf(
  { waiting, since, failed }: Pick<ChannelOutbox, 'waiting' | 'since' | 'failed'>,
  now: Date,
): HealthFinding {
  const age = since === null ? 0 : now.getTime() - Date.parse(since);
  const state = worstOf(stateAbove(age, limits.age), stateAbove(failed, limits.failed));
  if (state === 'ok') {
    return { state, fact: { th: `ส่งได้ ค้าง ${waiting} ฉบับ`, en: `Works, ${waiting} waiting` } };
  }
  const oldest = spanText(age);
  return {
    state,
    fact: {
      th: `ค้าง ${waiting} ฉบับ เก่าสุด ${oldest.th} ส่งไม่ออก ${failed} ฉบับ`,
      en: `${waiting} waiting, the oldest for ${oldest.en}, ${failed} given up`,
    },
    todo: {
      th: 'ดูสาเหตุในกล่องขาออก แก้ที่อยู่หรือปลายทาง แล้วส่งอีกครั้ง',
      en: 'Look for the reason in the outbox, mend the address or the service, then send again',
    },
  };
}

/** Letters that wait, by channel. */
export const outboxMetrics = ({ clock }: Platform): MetricSource => ({
  async read(h) {
    const found = await stateOf(h, clock);
    const now = clock.now().getTime();
    const of = (code: ChannelCode) => found.find(({ channel }) => channel === code);
    return [
      {
        name: 'sarn_outbox_waiting',
        type: 'gauge',
        help: 'Messages that are due and not sent yet.',
        samples: channelCodes.map((channel) => ({
          labels: { channel },
          value: of(channel)?.waiting ?? 0,
        })),
      },
      {
        name: 'sarn_outbox_oldest_seconds',
        type: 'gauge',
        unit: 'seconds',
        help: 'How long the oldest of them waits.',
        samples: channelCodes.map((channel) => {
          const since = of(channel)?.since;
          return { labels: { channel }, value: since ? (now - Date.parse(since)) / 1_000 : 0 };
        }),
      },
    ];
  },
});
