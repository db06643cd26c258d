import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** What open suggestions keep from happening. */
export const settingScreens: readonly WebSettingsScreen[] = [
  describedScreen('review-rule', {
    ...{ centre: settingsMenus.centre, permission: 'settings.registry' },
    ...{ group: 'registry', order: 63, icon: 'message-square' },
    label: { th: 'ข้อเสนอแก้ไขในร่าง', en: 'Suggestions on drafts' },
    text: {
      th: 'ต้องตัดสินข้อเสนอแก้ไขให้ครบก่อนส่งร่างต่อหรือก่อนลงนามหรือไม่',
      en: 'Whether suggestions are decided on before a draft is sent on or signed',
    },
    finds: { th: ['ความเห็นในร่าง', 'ตรวจร่าง'], en: ['tracked changes', 'comments', 'review'] },
    table: async () => (await import('@sarn/review/contract')).reviewRuleTable,
  }),
];
