import { endpoint, flag, jsonOf, lineText, listOf, longText, orNull } from '@sarn/kernel';
import { BackupSettings } from '@sarn/backup/contract';
import { SignedIn, passwordRules } from '@sarn/authentication/contract';
import { UnitContact } from '@sarn/organisation/contract';
import { z } from 'zod';
import { firstRunLimits } from './first-run.limits.ts';
import { firstRunPermissions } from './first-run.permissions.ts';
import { agencyPacks, firstRunStepCodes } from './first-run.steps.ts';

const tag = 'first-run';
const access = firstRunPermissions.manage;
const stepCode = z.enum(firstRunStepCodes);

const code = lineText({ max: 60 })
  .default('')
  .describe('setup code; not needed by a signed-in administrator');
const seen = z.coerce.number().int().describe('`version` of the state that the page shows');

/** Limits of what a person without a session may try. */
const limited = { max: 60, perSeconds: 300 };
const codeErrors = ['first-run.code-wrong', 'first-run.code-expired', 'first-run.code-used'];
const turnErrors = ['first-run.moved-on', 'first-run.not-now', 'first-run.over'];

/** The agency as the first step asks for it. */
export const AgencyForm = UnitContact.pick({ address: true, phone: true, mail: true }).extend({
  nameTh: lineText({ min: 2, max: 300 }),
  nameEn: lineText({ max: 300 }).default(''),
  abbreviation: lineText({ max: 40 }).default(''),
  pack: z.enum(agencyPacks),
  letterCode: lineText({ min: 1, max: 40 }).describe("prefix of letter numbers, as 'ดท 0100'"),
  unitCode: lineText({ min: 1, max: 40 }).describe('code of the agency in files of units'),
});
export type AgencyForm = z.output<typeof AgencyForm>;

const Step = z.object({
  code: stepCode,
  state: z.enum(['open', 'done', 'skipped']),
  at: z.string().nullable(),
});
export type FirstRunStepState = z.output<typeof Step>;

/** A unit that can receive letters, and who does it. */
const Point = z.object({
  unitId: z.string(),
  name: z.string(),
  letterCode: z.string(),
  isCentral: z.boolean().describe('the agency itself: its registry serves all units'),
  isPoint: z.boolean().describe('it has a post of a clerk'),
  clerk: z.string().nullable().describe('who holds that post'),
  head: z.string().nullable(),
});
export type RegistryPoint = z.output<typeof Point>;

const Book = z.object({
  unitId: z.string(),
  kind: z.string(),
  kindTerm: z.object({ th: z.string(), en: z.string() }),
  last: z.number().int().describe('the last number of this year; 0 for none'),
  isEmpty: z.boolean().describe('it has no entry of this year: its first number can be set'),
});
export type RegistryBook = z.output<typeof Book>;

/** Where the first setup is, and what its next steps need. */
export const FirstRunView = z.object({
  version: z.number().int(),
  isOpen: z.boolean().describe('there is something left to do here'),
  isSignedIn: z.boolean(),
  steps: z.array(Step),
  agency: AgencyForm.nullable(),
  factor: z
    .object({ secret: z.string(), address: z.string() })
    .nullable()
    .describe('key for the app of the first administrator; null where none is asked'),
  year: z.number().int().describe('Buddhist year of the registers'),
  people: z.number().int(),
  units: z.number().int(),
  registers: z.number().int(),
  mail: z.object({
    isSetUp: z.boolean().describe('the environment names a mail server'),
    sentTo: z.string().nullable(),
  }),
  points: z.array(Point),
  books: z.array(Book),
  backup: BackupSettings.nullable(),
  holidays: z.number().int().describe('days off of this year'),
});
export type FirstRunView = z.output<typeof FirstRunView>;

const answer = z.object({ view: FirstRunView });

export const lookAtFirstRun = endpoint({
  method: 'POST',
  path: '/first-run/look',
  input: z.object({ code }),
  output: answer,
  errors: codeErrors,
  access: 'public',
  summary: 'Where the first setup is; by the setup code, or by a signed-in administrator',
  tag,
  isRepeatable: true,
  rateLimit: limited,
});

export const setUpAgency = endpoint({
  method: 'POST',
  path: '/first-run/agency',
  input: AgencyForm.extend({ code, seen }),
  output: answer,
  errors: [
    ...codeErrors,
    ...turnErrors,
    'identity.unit-code-known',
    'identity.letter-code-taken',
    'identity.unit-one-root',
  ],
  access: 'public',
  summary: 'First step: the agency, as the highest unit',
  tag,
  isRepeatable: true,
  rateLimit: limited,
});

/** The first administrator as the second step asks for it. */
export const AdministratorForm = z.object({
  prefix: lineText({ max: 60 }).default(''),
  firstName: lineText({ min: 1, max: 100 }),
  lastName: lineText({ min: 1, max: 100 }),
  employeeCode: lineText({ max: 40 }).default('').describe('empty: the name of the account'),
  email: lineText({ max: 254 }).default(''),
  username: lineText({ min: 3, max: 100 }),
  password: z.string().max(1000),
  factorCode: lineText({ max: 20 }).default('').describe('code of the app'),
});
export type AdministratorForm = z.output<typeof AdministratorForm>;

export const makeAdministrator = endpoint({
  method: 'POST',
  path: '/first-run/administrator',
  input: AdministratorForm.extend({ code, seen }),
  output: z.object({
    signedIn: SignedIn,
    recoveryCodes: z.array(z.string()),
    view: FirstRunView,
  }),
  errors: [
    ...codeErrors,
    ...turnErrors,
    'identity.taken',
    'identity.code-not-fitting',
    ...passwordRules,
  ],
  access: 'public',
  summary: 'Second step: the first administrator, who is signed in; the setup code is spent',
  tag,
  rateLimit: limited,
});

export const skipFirstRunStep = endpoint({
  method: 'POST',
  path: '/first-run/skip',
  input: z.object({ seen, step: stepCode }),
  output: answer,
  errors: [...turnErrors, 'first-run.not-skippable'],
  access,
  summary: 'Leave a step for later',
  tag,
});

export const finishLook = endpoint({
  method: 'POST',
  path: '/first-run/appearance',
  input: z.object({ seen }),
  output: answer,
  errors: turnErrors,
  access,
  summary: 'Emblem and colours are as they should be',
  tag,
});

export const finishPeople = endpoint({
  method: 'POST',
  path: '/first-run/people',
  input: z.object({ seen }),
  output: answer,
  errors: [...turnErrors, 'first-run.nothing-imported'],
  access,
  summary: 'Units and people are in',
  tag,
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/first-run/mail/send',
  input: z.object({ seen, to: UnitContact.shape.mail }),
  output: answer,
  errors: turnErrors,
  access,
  summary: 'Send a test mail with a number',
  tag,
  rateLimit: { max: 10, perSeconds: 900 },
});

export const confirmTestMail = endpoint({
  method: 'POST',
  path: '/first-run/mail/confirm',
  input: z.object({ seen, typed: lineText({ max: 20 }) }),
  output: answer,
  errors: [...turnErrors, 'first-run.mail-code-wrong', 'first-run.mail-code-over'],
  access,
  summary: 'Type the number of the test mail back',
  tag,
  isRepeatable: true,
  rateLimit: { max: 30, perSeconds: 900 },
});

/** An old book that a register goes on from. */
const Start = z.object({
  unitId: z.uuid(),
  kind: z.string().max(40),
  last: z.coerce.number().int().min(1).max(999_999),
  reason: lineText({ max: 500 }).default(''),
});

export const openFirstRegisters = endpoint({
  method: 'POST',
  path: '/first-run/registers',
  input: z.object({
    seen,
    points: listOf(z.uuid(), firstRunLimits.units).describe('units with a registry of their own'),
    starts: listOf(Start, 1000),
  }),
  output: answer,
  errors: [
    ...turnErrors,
    'first-run.unknown-unit',
    'first-run.reason-missing',
    'registry.register-not-empty',
  ],
  access,
  summary: 'Points, their registers and first numbers',
  tag,
});

export const setFirstDuties = endpoint({
  method: 'POST',
  path: '/first-run/duties',
  input: z.object({
    seen,
    clerkId: orNull(z.uuid()),
    headId: orNull(z.uuid()),
    withSample: flag.describe('take one number, and void it'),
  }),
  output: answer.extend({ sample: z.string().nullable().describe('the number as printed') }),
  errors: [...turnErrors, 'first-run.unknown-person', 'first-run.post-held'],
  access,
  summary: 'Clerk of the central registry, head of the agency, and a sample number',
  tag,
});

export const setFirstSafety = endpoint({
  method: 'POST',
  path: '/first-run/safety',
  input: z.object({
    seen,
    backup: orNull(jsonOf(BackupSettings)),
    holidays: longText({ max: 40_000 }).default(''),
  }),
  output: answer,
  errors: [
    ...turnErrors,
    'backup.no-folder',
    'backup.folder-missing',
    'backup.folder-inside',
    'backup.folder-other',
    'backup.folder-taken',
    'backup.folder-closed',
    'identity.holiday-line',
    'identity.holiday-lines',
  ],
  access,
  summary: 'Where backups go, and the days off of this year',
  tag,
});
