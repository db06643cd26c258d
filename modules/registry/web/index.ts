import { organisationPermissions } from '@sarn/organisation/contract';
import { settingsMenus } from '@sarn/kernel';
import type { WebModule } from '@sarn/platform-web';
import { lazy } from 'react';
import {
  actingPath,
  areaPath,
  arrivalPath,
  arrivalsPath,
  circulationPath,
  circulationsPath,
  contactsPath,
  deliveryBookPath,
  createKindPath,
  createMemoPath,
  createPath,
  documentsPath,
  flowHelpPath,
  foldersPath,
  listsPath,
  outgoingPath,
  postBagPath,
  publicationPath,
  registerBookPath,
  registerIncomingPath,
  registerProofPath,
  registerSheetPath,
  reportPath,
  retentionListPath,
  retentionPath,
  secretPath,
} from './paths.ts';
import { registryWords } from './words/registry-words.ts';

export { openDocument, closeDocument } from './document/open-document.ts';
export { DocumentHost } from './document/DocumentHost.tsx';
export type { QueueDialogProps } from './queue/QueueDialog.tsx';
export { documentPath, queuePath } from './paths.ts';

/** `<QueueDialog code onClose>`: the window of a to-do card; mount it inside a `Suspense`. */
export const QueueDialog = lazy(() => import('./queue/QueueDialog.tsx'));

/** Pages of the registry. The document window (`DocumentHost`) is mounted once by the shell. */
export const registryWeb: WebModule = {
  name: 'registry',
  words: registryWords,
  routes: [
    {
      path: '/sarabun/queue/$code',
      template: 'master',
      load: () => import('./queue/QueuePage.tsx'),
    },
    {
      path: '/sarabun/document/$documentId',
      template: 'master',
      load: () => import('./document/DocumentPage.tsx'),
    },
    {
      path: registerIncomingPath,
      template: 'master',
      load: () => import('./register/RegisterIncomingPage.tsx'),
    },
    {
      path: postBagPath,
      template: 'master',
      load: () => import('./post-bag/PostBagPage.tsx'),
    },
    { path: createMemoPath, template: 'master', load: () => import('./memo/MemoPage.tsx') },
    {
      path: '/sarabun/memo/$documentId/edit',
      template: 'master',
      load: () => import('./memo/MemoPage.tsx'),
    },
    { path: createPath, template: 'master', load: () => import('./publication/CreatePage.tsx') },
    {
      path: createKindPath('$kind'),
      template: 'master',
      load: () => import('./publication/PublicationPage.tsx'),
    },
    {
      path: publicationPath('$documentId'),
      template: 'master',
      load: () => import('./publication/PublicationPage.tsx'),
    },
    {
      path: registerBookPath,
      template: 'master',
      load: () => import('./book/RegisterBookPage.tsx'),
    },
    {
      path: registerSheetPath,
      template: 'master',
      load: () => import('./book/RegisterSheetPage.tsx'),
    },
    { path: registerProofPath, template: 'master', load: () => import('./book/ProofPage.tsx') },
    { path: documentsPath, template: 'master', load: () => import('./list/AllPage.tsx') },
    { path: listsPath, template: 'master', load: () => import('./list/ListsPage.tsx') },
    { path: areaPath('$area'), template: 'master', load: () => import('./list/AreaPage.tsx') },
    { path: foldersPath, template: 'master', load: () => import('./folder/FoldersPage.tsx') },
    {
      path: circulationsPath,
      template: 'master',
      load: () => import('./circulation/CirculationsPage.tsx'),
    },
    {
      path: circulationPath('$id'),
      template: 'master',
      load: () => import('./circulation/CirculationPage.tsx'),
    },
    {
      path: retentionPath,
      template: 'master',
      load: () => import('./retention/RetentionPage.tsx'),
    },
    {
      path: retentionListPath('$id'),
      template: 'master',
      load: () => import('./retention/ListPage.tsx'),
    },
    { path: secretPath, template: 'master', load: () => import('./secret/SecretPage.tsx') },
    { path: arrivalsPath, template: 'master', load: () => import('./arrival/ArrivalsPage.tsx') },
    {
      path: arrivalPath('$id'),
      template: 'master',
      load: () => import('./arrival/ArrivalPage.tsx'),
    },
    { path: contactsPath, template: 'master', load: () => import('./contact/ContactsPage.tsx') },
    { path: outgoingPath, template: 'master', load: () => import('./dispatch/OutgoingPage.tsx') },
    {
      path: deliveryBookPath,
      template: 'master',
      load: () => import('./dispatch/DeliveryBookPage.tsx'),
    },
    { path: actingPath, template: 'master', load: () => import('./acting/ActingPage.tsx') },
    { path: reportPath, template: 'master', load: () => import('./report/ReportPage.tsx') },
    { path: flowHelpPath, template: 'master', load: () => import('./help/FlowHelpPage.tsx') },
  ],
  settings: [
    {
      centre: settingsMenus.centre,
      path: 'retention',
      label: { th: 'อายุการเก็บหนังสือ', en: 'How long papers are kept' },
      text: {
        th: 'อายุการเก็บตามระเบียบ และค่าเริ่มต้นของหนังสือแต่ละประเภท',
        en: 'Classes by the regulation, and what each kind of paper is taken for',
      },
      icon: 'archive',
      permission: 'registry.retention-classes',
      order: 647,
      load: () => import('./retention/RetentionSettingPage.tsx'),
    },
    {
      centre: settingsMenus.centre,
      path: 'register-import',
      label: { th: 'นำเข้าทะเบียนจากระบบเดิม', en: 'Bring in registers of the old system' },
      text: {
        th: 'ตารางทะเบียนและไฟล์สแกนของระบบเดิม ตรวจก่อนนำเข้า และถอนคืนได้',
        en: 'Tables and scans of an older system: checked first, and taken out again if need be',
      },
      icon: 'list',
      permission: 'registry.import',
      order: 647,
      load: () => import('./import/ImportPage.tsx'),
    },
    {
      centre: settingsMenus.centre,
      path: 'manage-number-premission',
      label: { th: 'การออกเลขหนังสือ', en: 'Numbers of letters' },
      text: {
        th: 'ใช้รหัสและทะเบียนของหน่วยงานเจ้าของเรื่องหรือของกรม',
        en: 'Whose letter code and register papers bear: the division’s or the department’s',
      },
      icon: 'list',
      permission: organisationPermissions.manage,
      order: 645,
      load: () => import('./numbering/NumberingPage.tsx'),
    },
    {
      centre: settingsMenus.centre,
      path: 'unit-ending',
      label: { th: 'ยุบและรวมหน่วยงาน', en: 'Dissolve and merge units' },
      text: {
        th: 'แสดงเรื่องที่ค้างและที่หมายก่อน แล้วปิดทะเบียนของหน่วยงานเดิม',
        en: 'Shows what waits and where it goes, then closes the registers of the unit',
      },
      icon: 'users',
      permission: organisationPermissions.manage,
      order: 646,
      load: () => import('./ending/EndingPage.tsx'),
    },
    {
      centre: settingsMenus.centre,
      path: 'secret-clearance',
      label: { th: 'สิทธิเข้าถึงชั้นความลับ', en: 'Clearances' },
      text: {
        th: 'ผู้ได้รับอนุญาตถึงชั้นความลับ และนายทะเบียนข้อมูลข่าวสารลับของหน่วยงาน',
        en: 'Who is cleared for classified papers, and who registers them',
      },
      icon: 'shield-check',
      permission: organisationPermissions.clear,
      order: 30,
      load: () => import('./secret/TrustPage.tsx'),
    },
    {
      centre: settingsMenus.centre,
      path: 'job-reminders',
      label: { th: 'การเตือนงานที่มอบหมาย', en: 'Reminders of jobs' },
      text: {
        th: 'เตือนก่อนครบกำหนดกี่วันทำการ และแจ้งหัวหน้าเมื่อล่าช้ากี่วันทำการ',
        en: 'How many working days before the due date, and when heads are told of delays',
      },
      icon: 'hourglass',
      permission: organisationPermissions.manage,
      order: 640,
      load: () => import('./jobs/ReminderPage.tsx'),
    },
    {
      centre: settingsMenus.centre,
      path: 'report-hands',
      label: { th: 'รายงานเรื่องที่ผ่านหลายมือ', en: 'Report of many hands' },
      text: {
        th: 'เรื่องที่ผ่านผู้ดำเนินการเกินกี่คนจึงปรากฏในรายงาน',
        en: 'How many people a paper may pass before the report names it',
      },
      icon: 'users',
      permission: organisationPermissions.manage,
      order: 645,
      load: () => import('./report/ReportSettingPage.tsx'),
    },
  ],
};
