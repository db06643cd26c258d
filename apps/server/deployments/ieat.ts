import { headRoles } from '@sarn/kernel';
import type { Deployment } from '@sarn/portal/contract';

/** Industrial estate authority: speech to text, no panels of circulars and declarations. */
export const deployment: Deployment = {
  code: 'ieat',
  order: 2,
  agency: { th: 'การนิคมอุตสาหกรรม', en: 'Industrial Estate Authority' },
  title: { th: 'ระบบสารบรรณอิเล็กทรอนิกส์', en: 'Electronic Document System' },
  shortName: { th: 'IEAT', en: 'IEAT' },
  logo: 'deployments/ieat.svg',
  colours: { accent: '#a3421a', accentInk: '#ffffff', login: '#6e2b10' },
  login: {
    heading: { th: 'ระบบสารบรรณอิเล็กทรอนิกส์', en: 'Electronic Document System' },
    subheading: { th: 'การนิคมอุตสาหกรรม', en: 'Industrial Estate Authority' },
  },
  copyright: {
    th: 'สงวนลิขสิทธิ์ © {year} การนิคมอุตสาหกรรม',
    en: 'Copyright © {year} Industrial Estate Authority',
  },
  defaultLanguage: 'th',
  logoTarget: 'portal',
  fixedPortalTitle: null,
  hasMobileLogo: false,
  headRoles: headRoles.usual,
  flags: {
    captcha: true,
    lineService: false,
    a4Preview: true,
    speechToText: true,
    singleSession: true,
    forgotPasswordAsksIdCard: true,
    forgotPasswordChecksEmail: true,
    idleCountdown: true,
    circularPanel: false,
    declarationPanel: false,
    orderAsksPassword: true,
    registration: false,
    oneTimeCodes: true,
    passkeys: true,
    secondPerson: false,
    webPush: true,
  },
  hiddenTodoCodes: [],
  unitPack: 'enterprise',
  archiveUrl: null,
  intranetUrl: null,
};
