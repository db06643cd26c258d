import { z } from 'zod';

const Bilingual = z.object({ th: z.string(), en: z.string() });

/** To-do card of specification §3, with additional fields for our own screen. */
export const TodoCard = z.object({
  CODE: z.string(),
  TITLE: z.string().describe("In the reader's language"),
  COUNT: z.number().int(),
  COLOR: z.string().describe('Name of a colour of the design system'),
  ICON: z.string(),
  OVERDUE: z.number().int().describe('How many of COUNT are past their due date'),
  DUE_TODAY: z.number().int().describe('Of COUNT, due today and not yet past the time'),
  DUE_TOMORROW: z.number().int(),
  OLDEST: z.string().nullable().describe('Since when the oldest waits (UTC); null when none does'),
});
export type TodoCard = z.output<typeof TodoCard>;

/** Module item of specification §3. */
export const ModuleItem = z.object({
  MENU_ID: z.number().int(),
  MENU_NAME: z.string(),
  MENU_ICON: z.string(),
  MENU_ACTION: z.string(),
  MENU_TYPE: z.string().describe('b opens the action in a new tab'),
});
export type ModuleItem = z.output<typeof ModuleItem>;

/** Header menu item of specification §3. */
export const HeaderMenuItem = z.object({
  MENU_SEQ: z.number().int(),
  MENU_ID: z.number().int(),
  MENU_NAME: z.string(),
  MENU_ICON: z.string(),
  MENU_ACTION: z.string(),
  PM_QUERY: z.literal([0, 1]),
  PM_MANAGE: z.literal([0, 1]),
  COUNT: z
    .number()
    .int()
    .nullable()
    .describe('What waits for the reader behind the entry; null where nothing is counted'),
});
export type HeaderMenuItem = z.output<typeof HeaderMenuItem>;

/** What a browser may know before sign-in. */
export const PublicDeployment = z.object({
  code: z.string(),
  agency: Bilingual,
  title: Bilingual,
  shortName: Bilingual,
  logo: z.string().describe('Below the base path'),
  colours: z.object({ accent: z.string(), accentInk: z.string(), login: z.string() }),
  login: z.object({ heading: Bilingual, subheading: Bilingual }),
  copyright: Bilingual,
  defaultLanguage: z.enum(['th', 'en', 'thsarn']),
  logoTarget: z.enum(['portal', 'root']),
  fixedPortalTitle: z.string().nullable(),
  hasMobileLogo: z.boolean(),
  flags: z.object({
    captcha: z.boolean(),
    lineService: z.boolean(),
    a4Preview: z.boolean(),
    speechToText: z.boolean(),
    singleSession: z.boolean(),
    forgotPasswordAsksIdCard: z.boolean(),
    forgotPasswordChecksEmail: z.boolean(),
    idleCountdown: z.boolean(),
    circularPanel: z.boolean(),
    declarationPanel: z.boolean(),
    orderAsksPassword: z.boolean(),
    registration: z.boolean(),
    oneTimeCodes: z.boolean(),
    passkeys: z.boolean(),
    webPush: z.boolean(),
  }),
  closedPages: z
    .array(z.string())
    .default([])
    .describe('Paths that are switched off with their menu, with all below them'),
  officeHours: z.object({ from: z.string(), to: z.string() }).nullable(),
  remarks: z.object({
    spacing: z.number().describe('Times the height of a line'),
    indent: z.number().describe('Millimetres'),
  }),
  archiveUrl: z.string().nullable(),
  intranetUrl: z.string().nullable(),
  version: z.string(),
  build: z.string(),
  isTestSystem: z.boolean().describe('Shows the test-system marker'),
  idleMs: z.number().int(),
  idleCountdownMs: z.number().int(),
});
export type PublicDeployment = z.output<typeof PublicDeployment>;
