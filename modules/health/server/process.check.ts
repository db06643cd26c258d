import type { Clock, HealthCheck } from '@sarn/platform-server';
import { listVersions } from './health.store.ts';

/** A process says each minute that it runs; one that was silent for three has ended. */
export const silentMs = 180_000;

/** Whether all processes that serve this database are of one version. */
export const processCheck = (clock: Clock, own: string): HealthCheck => ({
  code: 'versions',
  name: { th: 'รุ่นของระบบ', en: 'Version' },
  async check(h) {
    const since = new Date(clock.now().getTime() - silentMs).toISOString();
    const versions = await listVersions(h, since);
    const different = [...new Set([...versions, own])];
    const count = Math.max(versions.length, 1);
    if (different.length === 1) {
      const fact = {
        th: count === 1 ? own : `${own} ตรงกันทั้ง ${count} เครื่อง`,
        en: count === 1 ? own : `${own}, the same on all ${count} processes`,
      };
      return { state: 'ok', fact };
    }
    return {
      state: 'warning',
      fact: { th: `ใช้หลายรุ่น: ${different.join(', ')}`, en: `Several: ${different.join(', ')}` },
      todo: {
        th: 'เริ่มโปรแกรมใหม่บนเครื่องที่ยังเป็นรุ่นเก่า',
        en: 'Restart the program where it is still the old version',
      },
    };
  },
});
