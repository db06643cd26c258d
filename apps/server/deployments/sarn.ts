import { headRoles } from '@sarn/kernel';
import type { Deployment } from '@sarn/portal/contract';

/** Land policy office: the default deployment, with every panel and the LINE service. */
export const deployment: Deployment = {
  code: 'sarn',
  order: 1,
  agency: { th: 'สำนักงานนโยบายที่ดิน', en: 'Land Policy Office' },
  title: { th: 'ระบบสำนักงานอิเล็กทรอนิกส์ สาร', en: 'Sarn Electronic Office' },
  shortName: { th: 'สาร', en: 'Sarn' },
  logo: 'deployments/sarn.svg',
  colours: { accent: '#1f5f8b', accentInk: '#ffffff', login: '#143f5e' },
  login: {
    heading: { th: 'ระบบสำนักงานอิเล็กทรอนิกส์ สาร', en: 'Sarn Electronic Office' },
    subheading: { th: 'สำนักงานนโยบายที่ดิน', en: 'Land Policy Office' },
  },
  copyright: {
    th: 'สงวนลิขสิทธิ์ © {year} สำนักงานนโยบายที่ดิน',
    en: 'Copyright © {year} Land Policy Office',
  },
  defaultLanguage: 'thsarn',
  logoTarget: 'portal',
  fixedPortalTitle: 'ระบบสำนักงานอิเล็กทรอนิกส์ สาร',
  hasMobileLogo: true,
  headRoles: headRoles.landPolicy,
  flags: {
    captcha: true,
    lineService: true,
    a4Preview: true,
    speechToText: false,
    singleSession: true,
    forgotPasswordAsksIdCard: false,
    forgotPasswordChecksEmail: true,
    idleCountdown: true,
    circularPanel: true,
    declarationPanel: true,
    orderAsksPassword: true,
    registration: false,
    oneTimeCodes: true,
    passkeys: true,
    secondPerson: true,
    webPush: true,
  },
  hiddenTodoCodes: [],
  archiveUrl: null,
  intranetUrl: null,
};
