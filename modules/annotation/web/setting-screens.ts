import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** Where the receive stamp is placed. */
export const settingScreens: readonly WebSettingsScreen[] = [
  describedScreen('receive-stamp-place', {
    ...{ centre: settingsMenus.centre, permission: 'settings.registry' },
    ...{ group: 'registry', order: 62, icon: 'stamp' },
    label: { th: 'ตำแหน่งตรารับหนังสือ', en: 'Place of the receive stamp' },
    text: {
      th: 'มุมและระยะของตรารับบนหน้าแรกของไฟล์ที่รับ',
      en: 'Corner and distances of the stamp on the first page of a received file',
    },
    finds: { th: ['ประทับตรา', 'แบบที่ 12', 'มุมบนขวา'], en: ['form 12', 'receive stamp'] },
    table: async () => (await import('@sarn/annotation/contract')).stampPlaceTable,
  }),
];
