import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The phrases that the agency offers to everybody. */
export const settingScreens: readonly WebSettingsScreen[] = [
  describedScreen('agency-phrases', {
    ...{ centre: settingsMenus.centre, permission: 'settings.registry' },
    ...{ group: 'registry', order: 61, icon: 'message-square-quote' },
    tables: ['agency-phrase'],
    label: { th: 'สำนวนของหน่วยงาน', en: 'Phrases of the agency' },
    text: {
      th: 'สำนวนที่ทุกคนเลือกใช้เมื่อเขียนหนังสือ สั่งการ หรือให้ความเห็น',
      en: 'Phrases that everybody can pick in documents, orders and opinions',
    },
    finds: { th: ['คลังข้อความ', 'ข้อความสำเร็จรูป', 'เกษียน'], en: ['phrase library', 'clauses'] },
    table: async () => (await import('@sarn/phrase/contract')).phraseTable,
  }),
];
