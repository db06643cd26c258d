import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';

const tables = () => import('./setting-tables.ts');
const { centre } = settingsMenus;
const permission = 'settings.registry';

/** The described tables of partners, as settings screens. */
export const settingScreens = [
  describedScreen('serdertype', {
    ...{ centre, permission, group: 'kinds', order: 40, icon: 'contact' },
    label: { th: 'ประเภทผู้ส่งและผู้รับ', en: 'Types of senders and receivers' },
    text: {
      th: 'หน่วยงาน บุคคล และประเภทย่อย เช่น ส่วนราชการ เอกชน ประชาชน',
      en: 'Agency, person, and types below them such as state enterprise or citizen',
    },
    finds: { th: ['ประเภทผู้ส่ง', 'ประเภทผู้รับ', 'ประเภทหน่วยงานภายนอก'], en: ['sender type'] },
    table: async () => (await tables()).senderTypeTable,
  }),
] as const;
