import { portalPermissions, settingsMenus } from '@sarn/portal/contract';
import { toManual, toSettings } from './planned-place.ts';
import type { PlannedPlace } from './planned-place.ts';

/** Permissions of settings: the system, certificates. */
const { settings: system, certificates } = portalPermissions;

type Line = readonly [path: string, permission: string, th: string, en: string];

/**
 * Settings of specification §2 that are not built yet: path below `/settings/{menuID}/`,
 * permission, title. The spelling of the paths is the specification's.
 */
const lines: readonly Line[] = [
  ['history-activity', system, 'ประวัติการใช้งาน', 'Activity history'],
  ['sarabun-structure', system, 'โครงสร้างงานสารบรรณ', 'Registry structure'],
  ['manage-book-creation', system, 'การสร้างหนังสือ', 'Creation of letters'],
  ['registration-display', system, 'การแสดงผลทะเบียน', 'Display of registers'],
  ['registration-book-display', system, 'การแสดงผลทะเบียนหนังสือ', 'Display of register books'],
  [
    'registration-book-display/manage-columns/$id',
    system,
    'คอลัมน์ของทะเบียนหนังสือ',
    'Columns of a register book',
  ],
  [
    'registration-book-display/manage-function-book-display/$id',
    system,
    'คำสั่งของทะเบียนหนังสือ',
    'Functions of a register book',
  ],
  ['document-secret', system, 'ชั้นความลับ', 'Secrecy levels'],
  ['certificate-person', certificates, 'ใบรับรองอิเล็กทรอนิกส์รายบุคคล', 'Personal certificates'],
  [
    'certificate-person-request',
    certificates,
    'คำขอใบรับรองอิเล็กทรอนิกส์',
    'Requests for certificates',
  ],
  [
    'certificate-person/$personID',
    certificates,
    'ใบรับรองอิเล็กทรอนิกส์ของบุคคล',
    'Certificates of a person',
  ],
  ['sign-type', system, 'ประเภทการลงนาม', 'Signature types'],
  ['sign-type/signTypeGroup/$id', system, 'กลุ่มประเภทการลงนาม', 'Group of signature types'],
  ['command-type', system, 'ประเภทคำสั่ง', 'Command types'],
  ['activity-system-log', system, 'บันทึกการทำงานของระบบ', 'System log'],
];

function toPlace([path, permission, th, en]: Line): PlannedPlace {
  return {
    path: `/settings/$menuID/${path}`,
    menuId: permission === certificates ? settingsMenus.certificates : settingsMenus.centre,
    title: { th, en },
    purpose: {
      th: `ใช้กำหนดและดูแลข้อมูล${th}ของหน่วยงาน`,
      en: `The agency will keep here: ${en.toLowerCase()}.`,
    },
    permission,
    meanwhile: permission === system ? toSettings : toManual,
  };
}

export const plannedSettings: readonly PlannedPlace[] = lines.map(toPlace);

/** A settings centre without any finished page. */
export const plannedCentre: Readonly<Record<number, PlannedPlace>> = {
  [settingsMenus.certificates]: {
    path: `/settings/${settingsMenus.certificates}`,
    menuId: settingsMenus.certificates,
    title: { th: 'ตั้งค่าใบรับรองอิเล็กทรอนิกส์', en: 'Certificate settings' },
    purpose: {
      th: 'ใช้ออก ต่ออายุ และเพิกถอนใบรับรองอิเล็กทรอนิกส์สำหรับการลงนาม',
      en: 'Certificates for signing are issued, renewed and revoked here.',
    },
    permission: certificates,
    meanwhile: toManual,
  },
};

/** Permission to open a settings centre at all. */
export const centrePermissions: Readonly<Record<number, string>> = {
  [settingsMenus.centre]: system,
  [settingsMenus.certificates]: certificates,
};
