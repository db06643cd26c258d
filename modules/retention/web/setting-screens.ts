import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'retention',
    label: { th: 'อายุการเก็บหนังสือ', en: 'How long documents are kept' },
    text: {
      th: 'อายุการเก็บตามระเบียบ และค่าเริ่มต้นของหนังสือแต่ละประเภท',
      en: 'Classes of the regulation, and which one each kind of document gets',
    },
    icon: 'archive',
    group: 'registry',
    permission: 'registry.retention-classes',
    order: 647,
    finds: {
      th: ['เก็บกี่ปี', 'ทำลายหนังสือ', 'อายุการเก็บ'],
      en: ['how long documents are kept', 'destruction'],
    },
    load: () => import('./RetentionSettingPage.tsx'),
  },
];
