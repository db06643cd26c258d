import { settingsMenus } from '@sarn/kernel';
import { describedScreen } from '@sarn/platform-web/public';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

const tables = () => import('./setting-tables.ts');
const { centre } = settingsMenus;
const permission = 'settings.registry';

const bulk = async () => (await import('./MergeContacts.tsx')).contactMerge;

/** The described tables of partners, as settings screens. */
export const settingScreens: readonly WebSettingsScreen[] = [
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
  describedScreen('book-send-from', {
    ...{ centre, permission, group: 'registry', order: 60, icon: 'inbox' },
    label: { th: 'หน่วยงานผู้ส่งหนังสือ', en: 'Senders of letters' },
    text: {
      th: 'หน่วยงานและบุคคลที่ส่งหนังสือมา เลขนำ เช่น กค 0402 ใช้เติมช่อง “จาก”',
      en: 'Who sends letters here; prefixes such as กค 0402 fill in “from”',
    },
    finds: { th: ['เลขนำ', 'จาก', 'รวมรายชื่อ', 'หน่วยงานภายนอก'], en: ['prefix', 'merge'] },
    table: async () => (await tables()).comesFromTable,
    bulk,
  }),
  describedScreen('book-send-to', {
    ...{ centre, permission, group: 'registry', order: 61, icon: 'send' },
    label: { th: 'หน่วยงานผู้รับหนังสือ', en: 'Receivers of letters' },
    text: {
      th: 'คำขึ้นต้น ตำแหน่งที่เรียนถึง ช่องทางส่ง และที่อยู่ของผู้รับหนังสือ',
      en: 'Opening, post addressed, channel and address of who receives letters',
    },
    finds: { th: ['เรียน', 'คำขึ้นต้น', 'ที่อยู่', 'ช่องทางส่ง'], en: ['address', 'channel'] },
    table: async () => (await tables()).goesToTable,
    bulk,
  }),
] as const;
