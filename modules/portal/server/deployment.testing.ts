import type { Deployment } from '../contract/index.ts';

/** A text in both languages. */
export const both = (text: string) => ({ th: `${text} ไทย`, en: `${text} English` });
/** A deployment for tests. */
export const deploymentSample: Deployment = {
  code: 'test',
  order: 1,
  agency: both('agency'),
  title: both('title'),
  shortName: both('short'),
  logo: 'deployments/test.svg',
  colours: { accent: '#123456', accentInk: '#ffffff', login: '#123456' },
  login: { heading: both('heading'), subheading: both('subheading') },
  copyright: both('copyright'),
  defaultLanguage: 'th',
  logoTarget: 'portal',
  fixedPortalTitle: null,
  hasMobileLogo: true,
  headRoles: [1, 2007],
  flags: {
    captcha: false,
    lineService: true,
    a4Preview: false,
    speechToText: false,
    singleSession: true,
    forgotPasswordAsksIdCard: false,
    forgotPasswordChecksEmail: true,
    idleCountdown: true,
    circularPanel: true,
    declarationPanel: false,
    orderAsksPassword: false,
    registration: false,
    oneTimeCodes: false,
    passkeys: false,
    secondPerson: false,
    webPush: false,
  },
  hiddenTodoCodes: ['secretOne'],
  archiveUrl: null,
  intranetUrl: null,
};
