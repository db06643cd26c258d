import type { HealthCheck } from '@sarn/platform-server';
import { findRun, listSteps } from './first-run.store.ts';

/**
 * What the first setup left for later. Mail that was never tried counts as failed, because invitations
 * and notices would be lost unseen. Specification of settings §5.
 */
export const setupCheck: HealthCheck = {
  code: 'first-run',
  name: { th: 'การตั้งค่าครั้งแรก', en: 'First setup' },
  page: { path: '/first-run', label: { th: 'ทำต่อ', en: 'Go on' } },
  async check(h) {
    const run = await findRun(h);
    if (!run) return null;
    const steps = await listSteps(h);
    const todo = {
      th: 'ทำขั้นที่ข้ามไว้หรือยังไม่ได้ทำให้ครบ',
      en: 'Do the steps that were skipped or not reached',
    };
    if (steps.some(({ step, state }) => step === 'mail' && state === 'skipped')) {
      const fact = { th: 'ยังไม่ได้ทดสอบอีเมล', en: 'Mail was never tried' };
      return { state: 'failed', fact, todo };
    }
    if (run.finishedAt === null) {
      const fact = { th: 'ยังทำไม่ครบทุกขั้น', en: 'Not all steps were reached' };
      return { state: 'warning', fact, todo };
    }
    return { state: 'ok', fact: { th: 'ทำครบแล้ว', en: 'Done' } };
  },
};
