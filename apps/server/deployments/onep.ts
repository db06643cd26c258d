import { headRoles } from '@sarn/kernel';
import type { Deployment } from '@sarn/portal/contract';

/** Environment and natural-resources policy office. */
export const deployment: Deployment = {
  code: 'onep',
  order: 3,
  agency: {
    th: 'สำนักงานนโยบายและแผนทรัพยากรธรรมชาติและสิ่งแวดล้อม',
    en: 'Natural Resources and Environment Policy Office',
  },
  title: { th: 'ระบบสารบรรณอิเล็กทรอนิกส์', en: 'Electronic Document System' },
  shortName: { th: 'ONEP', en: 'ONEP' },
  logo: 'deployments/onep.svg',
  colours: { accent: '#2b6e3f', accentInk: '#ffffff', login: '#1c4a2a' },
  login: {
    heading: { th: 'ระบบสารบรรณอิเล็กทรอนิกส์', en: 'Electronic Document System' },
    subheading: {
      th: 'สำนักงานนโยบายและแผนทรัพยากรธรรมชาติและสิ่งแวดล้อม',
      en: 'Natural Resources and Environment Policy Office',
    },
  },
  copyright: {
    th: 'สงวนลิขสิทธิ์ © {year} สำนักงานนโยบายและแผนทรัพยากรธรรมชาติและสิ่งแวดล้อม',
    en: 'Copyright © {year} Natural Resources and Environment Policy Office',
  },
  defaultLanguage: 'th',
  logoTarget: 'portal',
  fixedPortalTitle: null,
  hasMobileLogo: false,
  headRoles: headRoles.usual,
  flags: {
    captcha: true,
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
    oneTimeCodes: true,
    passkeys: true,
    secondPerson: false,
    webPush: true,
  },
  hiddenTodoCodes: [],
  archiveUrl: null,
  intranetUrl: null,
};
