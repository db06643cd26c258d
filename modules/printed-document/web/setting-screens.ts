import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings of printed documents. */
export const settingScreens: readonly WebSettingsScreen[] = [
  describedScreen('kept-words', {
    ...{ centre: settingsMenus.centre, permission: 'settings.registry' },
    ...{ group: 'registry', order: 60, icon: 'type' },
    label: { th: 'คำที่ห้ามตัดบรรทัด', en: 'Words kept on one line' },
    text: { th: 'คำและชื่อเฉพาะที่ไม่แยกบรรทัดเมื่อพิมพ์', en: 'Words that printed lines never break' },
    finds: { th: ['ตัดคำผิด', 'ขึ้นบรรทัดใหม่', 'พิมพ์หนังสือ'], en: ['line break', 'hyphenation'] },
    table: async () => (await import('@sarn/printed-document/contract')).keptWordTable,
  }),
];
