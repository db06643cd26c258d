import { ownDraftsAction } from '@sarn/correspondence/contract';
import { areaCodes, areas } from './list/areas.ts';

/** Parents of the header menus that old clients ask for (specification §7). */
const mainMenu = 3099;
const portalMenu = 3090;

/** The page of all lists; below it are the areas, at level 2 of the menus. */
const listsAction = 'sarabun/lists';

interface MenuLine {
  readonly name: { readonly th: string; readonly en: string };
  readonly icon: string;
  readonly action: string;
  readonly permission: string | null;
}

const lines: readonly MenuLine[] = [
  {
    name: { th: 'งานที่ต้องดำเนินการ', en: 'To do' },
    icon: 'layout-dashboard',
    action: 'sarabun/dashboard',
    permission: null,
  },
  {
    name: { th: 'ลงทะเบียนรับหนังสือภายนอก', en: 'Register a letter' },
    icon: 'mail-plus',
    action: 'sarabun/create/outside',
    permission: 'registry.register',
  },
  {
    name: { th: 'ร่างของฉัน', en: 'My drafts' },
    icon: 'file-pen',
    action: ownDraftsAction,
    permission: 'registry.draft',
  },
  {
    name: { th: 'สร้างเอกสาร', en: 'Create a document' },
    icon: 'newspaper',
    action: 'sarabun/create',
    permission: 'registry.draft',
  },
  {
    name: { th: 'ค้นหา', en: 'Search' },
    icon: 'search',
    action: 'sarabun/documents',
    permission: null,
  },
  {
    name: { th: 'รายการงานและเอกสาร', en: 'Lists of work and documents' },
    icon: 'files',
    action: listsAction,
    permission: null,
  },
  {
    name: { th: 'ทะเบียนหนังสือ', en: 'Registers' },
    icon: 'book-open',
    action: 'sarabun/register',
    permission: null,
  },
  {
    name: { th: 'การปฏิบัติแทน', en: 'Acting for others' },
    icon: 'users',
    action: 'sarabun/acting',
    permission: null,
  },
  {
    name: { th: 'ขั้นตอนการเดินหนังสือ', en: 'How documents move' },
    icon: 'route',
    action: 'sarabun/help/flow',
    permission: null,
  },
];

const entriesOf = (parent: number, level: number, firstId: number, own: readonly MenuLine[]) =>
  own.map((line, index) => ({
    id: firstId + index,
    parent,
    level,
    seq: index + 1,
    ...line,
    type: '' as const,
    managePermission: line.permission,
  }));

/**
 * Areas of the specification by their names, with the folders and the pages for writing documents.
 */
const areaLines: readonly MenuLine[] = [
  ...areaCodes.map((code) => ({
    name: areas[code].name,
    icon: areas[code].icon,
    action: `sarabun/list/${code}`,
    permission: null,
  })),
  {
    name: { th: 'หนังสือเวียนถึงฉัน', en: 'Circulated to me' },
    icon: 'repeat',
    action: 'sarabun/circulation',
    permission: null,
  },
  {
    name: { th: 'การเก็บและทำลายหนังสือ', en: 'Keeping and destroying documents' },
    icon: 'archive',
    action: 'sarabun/retention',
    permission: null,
  },
  {
    name: { th: 'หนังสือลับ', en: 'Classified documents' },
    icon: 'shield-check',
    action: 'sarabun/secret',
    permission: null,
  },
  {
    name: { th: 'สมุดที่อยู่', en: 'Address book' },
    icon: 'book-open',
    action: 'sarabun/contacts',
    permission: null,
  },
  {
    name: { th: 'สมุดส่งหนังสือ', en: 'Delivery book' },
    icon: 'book-open',
    action: 'sarabun/delivery-book',
    permission: null,
  },
  {
    name: { th: 'แฟ้มเอกสาร', en: 'File document' },
    icon: 'archive',
    action: 'sarabun/folders',
    permission: null,
  },
  {
    name: { th: 'รายงานภาระงาน', en: 'Workload report' },
    icon: 'list-checks',
    action: 'sarabun/report',
    permission: null,
  },
  {
    name: { th: 'หนังสือที่ส่งมา', en: 'Letters from elsewhere' },
    icon: 'inbox',
    action: 'sarabun/arrivals',
    permission: 'registry.register',
  },
  {
    name: { th: 'ลงทะเบียนรับหลายเรื่อง', en: 'Register several letters' },
    icon: 'mail-plus',
    action: 'sarabun/batch-registration',
    permission: 'registry.register',
  },
  {
    name: { th: 'สร้างเอกสาร', en: 'Create document' },
    icon: 'file-plus',
    action: 'sarabun/create',
    permission: 'registry.draft',
  },
];

/** Menu entries of the registry, for the header menus; only pages that work are listed. */
export const registryMenus = [mainMenu, portalMenu].flatMap((parent, menu) => {
  const top = entriesOf(parent, 1, 4000 + menu * 100, lines);
  const lists = top.find(({ action }) => action === listsAction)?.id ?? parent;
  return [...top, ...entriesOf(lists, 2, 4200 + menu * 100, areaLines)];
});

/** The registry's tile in the launcher. */
export const registryTile = {
  id: 3100,
  parent: 'launcher' as const,
  level: 1,
  seq: 1,
  name: { th: 'งานสารบรรณ', en: 'Registry' },
  icon: 'inbox',
  action: 'sarabun/dashboard',
  type: '' as const,
  permission: null,
  managePermission: null,
};
