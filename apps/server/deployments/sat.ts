import { headRoles } from '@sarn/kernel';
import type { Deployment } from '@sarn/portal/contract';

/** SAT: no captcha, and the logo leads to the root. */
export const deployment: Deployment = {
  code: 'sat',
  order: 5,
  agency: { th: 'หน่วยงาน SAT', en: 'SAT' },
  title: { th: 'ระบบสำนักงานอิเล็กทรอนิกส์', en: 'Electronic Office' },
  shortName: { th: 'SAT', en: 'SAT' },
  logo: 'deployments/sat.svg',
  colours: { accent: '#0f6672', accentInk: '#ffffff', login: '#0a444c' },
  login: {
    heading: { th: 'ระบบสำนักงานอิเล็กทรอนิกส์', en: 'Electronic Office' },
    subheading: { th: 'หน่วยงาน SAT', en: 'SAT' },
  },
  copyright: {
    th: 'สงวนลิขสิทธิ์ © {year} หน่วยงาน SAT',
    en: 'Copyright © {year} SAT',
  },
  defaultLanguage: 'th',
  logoTarget: 'root',
  fixedPortalTitle: null,
  hasMobileLogo: true,
  headRoles: headRoles.usual,
  flags: {
    captcha: false,
    lineService: false,
    a4Preview: false,
    speechToText: false,
    singleSession: true,
    forgotPasswordAsksIdCard: false,
    forgotPasswordChecksEmail: true,
    idleCountdown: true,
    circularPanel: true,
    declarationPanel: true,
    orderAsksPassword: true,
    registration: false,
    oneTimeCodes: false,
    passkeys: false,
    secondPerson: false,
    webPush: false,
  },
  hiddenTodoCodes: [],
  unitPack: 'enterprise',
  archiveUrl: null,
  intranetUrl: null,
};
