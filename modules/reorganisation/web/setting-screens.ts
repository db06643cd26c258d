import { settingsMenus } from '@sarn/kernel';
import { unitPermissions } from '@sarn/reorganisation/permissions';
import type { WebSettingsScreen } from '@sarn/platform-web/public';

/** The settings screens of the module; loaded with the settings. */
export const settingScreens: readonly WebSettingsScreen[] = [
  {
    centre: settingsMenus.centre,
    path: 'setup-organization',
    label: { th: 'โครงสร้างหน่วยงาน', en: 'Organisation' },
    text: {
      th: 'ผังหน่วยงาน ชื่อ รหัสหนังสือ การย้าย แบ่ง รวม และยุบหน่วยงาน',
      en: 'The tree of units: names, letter codes, moving, splitting, merging and dissolving',
    },
    icon: 'network',
    group: 'people',
    finds: {
      th: [
        ...['สังกัด', 'เปลี่ยนชื่อหน่วยงาน', 'รหัสหนังสือ', 'ที่อยู่หน่วยงาน', 'โทรศัพท์หน่วยงาน'],
        ...['เปลี่ยนชื่อกอง', 'แบ่งกอง', 'แบ่งหน่วยงาน', 'ตั้งกองใหม่', 'ผังองค์กร'],
        ...['ย้ายหน่วยงาน', 'ย้ายกอง', 'เพิ่มหน่วยงาน', 'เพิ่มกอง'],
      ],
      en: ['rename a unit', 'letter code', 'address of a unit', 'parent unit'],
    },
    permission: unitPermissions.organisation,
    order: 1,
    load: () => import('./units/OrganisationPage.tsx'),
  },
  {
    centre: settingsMenus.centre,
    path: 'manage-section',
    label: { th: 'ส่วนงาน', en: 'Sections' },
    text: {
      th: 'กลุ่ม ฝ่าย และงานในขอบเขตของท่าน',
      en: 'Groups, sections and teams within your scope',
    },
    icon: 'users',
    group: 'people',
    finds: { th: ['กลุ่มงาน', 'ฝ่าย', 'งาน'], en: ['group', 'section', 'team'] },
    permission: unitPermissions.sections,
    hasScopes: true,
    order: 12,
    load: () => import('./units/SectionsPage.tsx'),
  },
  {
    centre: settingsMenus.centre,
    path: 'unit-dissolution',
    formerPaths: ['unit-ending'],
    label: { th: 'ยุบและรวมหน่วยงาน', en: 'Dissolve and merge units' },
    text: {
      th: 'แสดงเรื่องที่ค้างและที่หมายก่อน แล้วปิดทะเบียนของหน่วยงานเดิม',
      en: 'Shows what waits and where it goes, then closes the registers of the unit',
    },
    icon: 'users',
    group: 'people',
    permission: unitPermissions.organisation,
    order: 646,
    finds: {
      th: ['ยุบหน่วยงาน', 'รวมหน่วยงาน', 'ยุบกอง', 'รวมกอง', 'ยุบเลิก'],
      en: ['merge units', 'abolish', 'rights left behind'],
    },
    load: () => import('./dissolution/DissolutionPage.tsx'),
  },
];
