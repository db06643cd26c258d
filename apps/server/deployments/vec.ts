import { headRoles } from '@sarn/kernel';
import type { Deployment } from '@sarn/portal/contract';

/** VEC: no captcha, and the logo leads to the root. */
export const deployment: Deployment = {
  code: 'vec',
  order: 6,
  agency: { th: 'หน่วยงาน VEC', en: 'VEC' },
  title: { th: 'ระบบสำนักงานอิเล็กทรอนิกส์', en: 'Electronic Office' },
  shortName: { th: 'VEC', en: 'VEC' },
  logo: 'deployments/vec.svg',
  colours: { accent: '#8f2f52', accentInk: '#ffffff', login: '#5f1f37' },
  login: {
    heading: { th: 'ระบบสำนักงานอิเล็กทรอนิกส์', en: 'Electronic Office' },
    subheading: { th: 'หน่วยงาน VEC', en: 'VEC' },
  },
  copyright: {
    th: 'สงวนลิขสิทธิ์ © {year} หน่วยงาน VEC',
    en: 'Copyright © {year} VEC',
  },
  defaultLanguage: 'th',
  logoTarget: 'root',
  fixedPortalTitle: null,
  hasMobileLogo: false,
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
  archiveUrl: null,
  intranetUrl: null,
};
