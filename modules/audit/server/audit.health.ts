import { settingsMenus, spanText } from '@sarn/kernel';
import { stateAbove } from '@sarn/platform-server';
import type { Handle, HealthCheck, MetricSource, Platform } from '@sarn/platform-server';
import { findLastFinished } from './check.store.ts';
import type { LastFinished } from './check.store.ts';

const dayMs = 86_400_000;
/** SETTINGS §5: not verified for a week. A broken chain has failed, whenever it was found. */
const uncheckedMs = 7 * dayMs;

const words = {
  never: { th: 'ยังไม่เคยตรวจ', en: 'Never verified' },
  broken: { th: 'ร่องรอยไม่ครบ', en: 'The trail is not whole' },
  verify: {
    th: 'สั่งตรวจร่องรอยที่หน้าบันทึกการทำงานของระบบ',
    en: 'Start a verification on the page of the system log',
  },
  tell: {
    th: 'แจ้งผู้ตรวจสอบ ห้ามแก้ไขข้อมูลเอง',
    en: 'Tell the auditor; never mend it yourself',
  },
} as const;

/** Whether the chain of the audit trail was found whole, and when. */
export const auditCheck = ({ clock }: Platform): HealthCheck => ({
  code: 'audit-chain',
  name: { th: 'ร่องรอยการใช้งาน', en: 'Audit trail' },
  page: {
    path: `/settings/${settingsMenus.centre}/activity-system-log`,
    label: { th: 'ตรวจร่องรอย', en: 'Verify' },
  },
  check: async (h) => findingOf(await findLastFinished(h), clock.now()),
});

function findingOf(last: LastFinished | undefined, now: Date) {
  if (!last) return { state: 'warning', fact: words.never, todo: words.verify } as const;
  if (!last.isWhole) return { state: 'failed', fact: words.broken, todo: words.tell } as const;
  const age = now.getTime() - Date.parse(last.finishedAt);
  const state = stateAbove(age, { warning: uncheckedMs, failed: Infinity });
  const span = spanText(age);
  const fact = { th: `ครบถ้วน ตรวจเมื่อ ${span.th}ที่แล้ว`, en: `Whole, verified ${span.en} ago` };
  return state === 'ok' ? { state, fact } : { state, fact, todo: words.verify };
}

export const auditMetrics: MetricSource = {
  async read(h: Handle) {
    const last = await findLastFinished(h);
    return [
      {
        name: 'sarn_audit_chain_whole',
        type: 'gauge',
        help: 'Whether the last verification found the audit trail whole.',
        samples: last ? [{ value: last.isWhole ? 1 : 0 }] : [],
      },
    ];
  },
};
