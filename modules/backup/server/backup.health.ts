import { settingsMenus, spanText } from '@sarn/kernel';
import { stateAbove } from '@sarn/platform-server';
import type { HealthCheck, MetricSource, Platform } from '@sarn/platform-server';
import { backupLateHours } from '../contract/index.ts';
import { findLastDone } from './backup.store.ts';

const hourMs = 3_600_000;
/** SETTINGS §5: the last backup is older than a day and two hours, and than three days. */
const limits = { warning: backupLateHours * hourMs, failed: 72 * hourMs } as const;

/** Age of the last backup that was made. */
export const backupCheck = ({ clock }: Platform): HealthCheck => ({
  code: 'backup',
  name: { th: 'สำรองข้อมูลล่าสุด', en: 'Last backup' },
  page: {
    path: `/settings/${settingsMenus.centre}/backup`,
    label: { th: 'สำรองข้อมูล', en: 'Backups' },
  },
  async check(h) {
    const last = await findLastDone(h);
    const age = last ? clock.now().getTime() - Date.parse(last.startedAt) : Infinity;
    const state = stateAbove(age, limits);
    const span = spanText(age);
    const fact = last
      ? { th: `${span.th}ที่แล้ว`, en: `${span.en} ago` }
      : { th: 'ยังไม่เคยสำรอง', en: 'Never made' };
    if (state === 'ok') return { state, fact };
    return {
      state,
      fact,
      todo: {
        th: 'ควรไม่เกิน 26 ชั่วโมง ตรวจปลายทางและสาเหตุ แล้วสำรองใหม่',
        en: 'It should be at most 26 hours old: check destination and reason, then back up again',
      },
    };
  },
});

export const backupMetrics: MetricSource = {
  async read(h) {
    const last = await findLastDone(h);
    const at = last?.finishedAt;
    return [
      {
        name: 'sarn_backup_last_success_timestamp_seconds',
        type: 'gauge',
        unit: 'seconds',
        help: 'When the last backup was made, as Unix time.',
        samples: at ? [{ value: Date.parse(at) / 1_000 }] : [],
      },
    ];
  },
};
