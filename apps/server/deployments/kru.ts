import { headRoles } from '@sarn/kernel';
import type { Deployment } from '@sarn/portal/contract';

/** KRU: a university; no captcha, and the logo leads to the root. */
export const deployment: Deployment = {
  code: 'kru',
  order: 4,
  agency: { th: 'มหาวิทยาลัย KRU', en: 'KRU University' },
  title: { th: 'ระบบสำนักงานอิเล็กทรอนิกส์', en: 'Electronic Office' },
  shortName: { th: 'KRU', en: 'KRU' },
  logo: 'deployments/kru.svg',
  colours: { accent: '#6a3d8f', accentInk: '#ffffff', login: '#46285f' },
  login: {
    heading: { th: 'ระบบสำนักงานอิเล็กทรอนิกส์', en: 'Electronic Office' },
    subheading: { th: 'มหาวิทยาลัย KRU', en: 'KRU University' },
  },
  copyright: {
    th: 'สงวนลิขสิทธิ์ © {year} มหาวิทยาลัย KRU',
    en: 'Copyright © {year} KRU University',
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
  unitPack: 'university',
  archiveUrl: null,
  intranetUrl: null,
};
