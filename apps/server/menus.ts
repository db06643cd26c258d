import { menuParents } from '@sarn/portal/contract';
import type { MenuEntry } from '@sarn/portal/server';

type Page = Pick<MenuEntry, 'name' | 'icon' | 'action' | 'permission'>;

/** Pages that work today; a page joins when it does. Actions are the routes of the web rooms. */
const pages: readonly Page[] = [
  {
    name: { th: 'หน้าหลักงานสารบรรณ', en: 'Dashboard' },
    icon: 'layout-dashboard',
    action: 'sarabun/dashboard',
    permission: null,
  },
  {
    name: { th: 'ลงทะเบียนหนังสือรับ', en: 'Register a letter' },
    icon: 'file-input',
    action: 'sarabun/create/outside',
    permission: 'registry.register',
  },
  {
    name: { th: 'สร้างบันทึกข้อความ', en: 'Write a memo' },
    icon: 'file-pen',
    action: 'sarabun/create/inside',
    permission: 'registry.draft',
  },
  {
    name: { th: 'ทะเบียนหนังสือ', en: 'Registers' },
    icon: 'book-open',
    action: 'sarabun/register',
    permission: null,
  },
  {
    name: { th: 'ขั้นตอนหนังสือ', en: 'How letters move' },
    icon: 'route',
    action: 'sarabun/help/flow',
    permission: null,
  },
];

/** The same pages under both headers; ids as old clients expect them: parent, then place. */
function strip(parent: number): MenuEntry[] {
  return pages.map((page, index) => ({
    ...page,
    id: parent * 100 + index + 1,
    parent,
    level: 1,
    seq: index + 1,
    type: '',
    managePermission: page.permission,
  }));
}

const launcher: readonly MenuEntry[] = [
  {
    id: 1,
    parent: 'launcher',
    level: 1,
    seq: 1,
    name: { th: 'งานสารบรรณ', en: 'Documents' },
    icon: 'file-text',
    action: 'sarabun/dashboard',
    type: '',
    permission: null,
    managePermission: null,
  },
];

/** Every entry of the launcher and of the header menus. */
export const menus: readonly MenuEntry[] = [
  ...launcher,
  ...strip(menuParents.main),
  ...strip(menuParents.portal),
];
