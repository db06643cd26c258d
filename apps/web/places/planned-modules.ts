import { toManual, toPortal } from './planned-place.ts';
import type { PlannedPath } from './planned-paths.ts';
import type { PlannedPlace } from './planned-place.ts';

const toDashboard = {
  path: '/sarabun/dashboard',
  label: { th: 'ไปที่งานสารบรรณ', en: 'To the registry' },
};

/** Modules of the portal (specification §1, §2) that are not built yet. */
export const plannedModules: Readonly<Record<PlannedPath, PlannedPlace>> = {
  '/leave': {
    title: { th: 'ระบบการลา', en: 'Leave' },
    purpose: {
      th: 'ยื่นใบลา ตรวจวันลาคงเหลือ และอนุญาตการลาตามสายบังคับบัญชา',
      en: 'Ask for leave, see what is left of it, and allow it along the chain of command.',
    },
    permission: null,
    meanwhile: toPortal,
  },
  '/car': {
    title: { th: 'ระบบจองรถราชการ', en: 'Official cars' },
    purpose: {
      th: 'ขอใช้รถราชการ จัดรถและพนักงานขับรถ และดูตารางการใช้รถ',
      en: 'Ask for an official car, assign car and driver, and see the calendar of cars.',
    },
    permission: null,
    meanwhile: toPortal,
  },
  '/room': {
    title: { th: 'ระบบจองห้องประชุม', en: 'Meeting rooms' },
    purpose: {
      th: 'ดูห้องว่าง จองห้องประชุม และแจ้งผู้เข้าร่วม',
      en: 'See which rooms are free, book one, and tell those who attend.',
    },
    permission: null,
    meanwhile: toPortal,
  },
  '/meeting': {
    title: { th: 'ระบบการประชุม', en: 'Meetings' },
    purpose: {
      th: 'นัดประชุม จัดระเบียบวาระ และเผยแพร่รายงานการประชุม',
      en: 'Call a meeting, prepare its agenda, and publish the minutes.',
    },
    permission: null,
    meanwhile: toDashboard,
  },
  '/meeting/$id': {
    title: { th: 'รายละเอียดการประชุม', en: 'Meeting' },
    purpose: {
      th: 'วาระ เอกสารประกอบ และรายงานของการประชุมครั้งนี้',
      en: 'Agenda, papers and minutes of this meeting.',
    },
    permission: null,
    meanwhile: toDashboard,
  },
  '/asset': {
    title: { th: 'ระบบพัสดุและครุภัณฑ์', en: 'Assets' },
    purpose: {
      th: 'ทะเบียนครุภัณฑ์ การเบิกพัสดุ การยืมและการคืน',
      en: 'Register of assets, requests for supplies, lending and return.',
    },
    permission: null,
    meanwhile: toPortal,
  },
  '/work-from-home': {
    title: { th: 'ระบบปฏิบัติงานนอกสถานที่', en: 'Work from home' },
    purpose: {
      th: 'ขอปฏิบัติงานนอกสถานที่ ลงเวลา และรายงานผลงานประจำวัน',
      en: 'Ask to work elsewhere, note the hours, and report the work of the day.',
    },
    permission: null,
    meanwhile: toPortal,
  },
  '/blog': {
    title: { th: 'ข่าวสารและบทความ', en: 'Blog' },
    purpose: {
      th: 'เผยแพร่ข่าวกิจกรรมและบทความความรู้ภายในหน่วยงาน',
      en: 'News and articles for the people of the agency.',
    },
    permission: null,
    meanwhile: toPortal,
  },
  '/intranet/manage-intranet': {
    title: { th: 'จัดการอินทราเน็ต', en: 'Manage the intranet' },
    purpose: {
      th: 'จัดเนื้อหา แบนเนอร์ และลิงก์ของหน้าอินทราเน็ต',
      en: 'Contents, banners and links of the intranet.',
    },
    permission: 'settings.manage',
    meanwhile: toManual,
  },
};
