import { settingsMenus, spanText } from '@sarn/kernel';
import type { HealthCheck, Platform } from '@sarn/platform-server';
import { trialLateDays } from '../contract/index.ts';
import { lastTrials } from './trial.store.ts';

const dayMs = 86_400_000;

/** When a restore was last tried, and whether it passed. Specification of settings §5 */
export const trialCheck = ({ clock }: Platform): HealthCheck => ({
  code: 'restore-trial',
  name: { th: 'ทดลองกู้คืนข้อมูล', en: 'Trial of restoring' },
  page: {
    path: `/settings/${settingsMenus.centre}/backup`,
    label: { th: 'สำรองและกู้คืนข้อมูล', en: 'Backup and restore' },
  },
  async check(h) {
    const { ended, passed } = await lastTrials(h);
    if (!ended) {
      return {
        state: 'warning',
        fact: { th: 'ยังไม่เคยทดลอง', en: 'Never tried' },
        todo: {
          th: 'กด “ทดลองกู้คืน” ที่หน้าสำรองและกู้คืนข้อมูล หรือบันทึกผลที่ทดลองบนเครื่องอื่น',
          en: 'Press “Try a restore” on the page of backups, or record a trial on another machine',
        },
      };
    }
    const age = clock.now().getTime() - Date.parse(ended.startedAt);
    const span = spanText(age);
    if (ended.isPassed !== true) {
      return {
        state: 'failed',
        fact: {
          th: `ไม่ผ่านเมื่อ ${span.th}ที่แล้ว`,
          en: `Failed ${span.en} ago`,
        },
        todo: {
          th: 'ดูสาเหตุที่หน้าสำรองและกู้คืนข้อมูล แก้ไข สำรองใหม่ แล้วทดลองอีกครั้ง',
          en: 'See the reason on the page of backups, mend it, back up again and try once more',
        },
      };
    }
    const fact = { th: `ผ่านเมื่อ ${span.th}ที่แล้ว`, en: `Passed ${span.en} ago` };
    const passedAge = clock.now().getTime() - Date.parse(passed?.startedAt ?? ended.startedAt);
    if (passedAge <= trialLateDays * dayMs) return { state: 'ok', fact };
    return {
      state: 'warning',
      fact,
      todo: {
        th: `ควรทดลองอย่างน้อยทุก ${trialLateDays} วัน กด “ทดลองกู้คืน” ที่หน้าสำรองและกู้คืนข้อมูล`,
        en: `It should be tried at least every ${trialLateDays} days: press “Try a restore” on the page of backups`,
      },
    };
  },
});
