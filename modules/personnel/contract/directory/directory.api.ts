import { endpoint } from '@sarn/kernel';
import { organisationPermissions } from '@sarn/organisation/contract';
import { z } from 'zod';

const tag = 'personnel';
const access = organisationPermissions.manage;
const whole = z.number().int();

/** Limits of a run. Rule: specification of settings §4, Directory */
export const directoryLimits = {
  /** More missing people than this share, or than this number, stop a run. */
  missingShare: 0.05,
  missing: 20,
  /** Minutes in which a preview can be carried out. */
  previewMinutes: 60,
  /** Rows of a plan that are kept and shown. */
  rows: 20_000,
} as const;

/** What a run does with one person. */
export const directoryActs = ['create', 'link', 'change', 'suspend', 'return', 'skip'] as const;
export type DirectoryAct = (typeof directoryActs)[number];

export const directoryStates = ['preview', 'done', 'stopped', 'failed', 'dropped'] as const;

/** Why the directory could not be read. */
export const directoryFaults = [
  ...(['identity.directory-unreachable', 'identity.directory-untrusted'] as const),
  ...(['identity.directory-refused', 'identity.directory-no-base'] as const),
  ...(['identity.directory-unreadable', 'personnel.directory-empty'] as const),
];

/** Why nothing, or not everything, is done with a person. */
export const directoryReasons = [
  ...(['matched', 'no-thai-name', 'code-long', 'code-taken', 'username-taken'] as const),
  ...(['email-taken', 'suspended', 'missing'] as const),
];

export const DirectoryReason = z.object({
  code: z.enum(directoryReasons),
  of: z.string().describe('whose it is, or what it is matched with; empty where that says nothing'),
});
export type DirectoryReason = z.output<typeof DirectoryReason>;

const PlanRow = z.object({
  act: z.enum(directoryActs),
  /** Name in the directory. */
  name: z.string(),
  shown: z.string(),
  detail: z.string().describe('what changes'),
  reasons: z.array(DirectoryReason),
});
export type DirectoryPlanRow = z.output<typeof PlanRow>;

const Counts = z.object({
  create: whole,
  link: whole,
  change: whole,
  suspend: whole,
  return: whole,
  skip: whole,
});

const Run = z.object({
  id: z.string(),
  state: z.enum(directoryStates),
  isScheduled: z.boolean(),
  entries: whole.describe('people in the directory'),
  counts: Counts,
  fault: z.string().describe('code of the error that ended it; empty where none did'),
  byName: z.string(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
});
export type DirectoryRun = z.output<typeof Run>;

const State = z.object({
  isOn: z.boolean().describe('whether a directory is set up on the server'),
  isDaily: z.boolean().describe('whether it runs every night at 02:00'),
  known: whole.describe('people who are compared with the directory'),
  runs: z.array(Run),
  plan: z
    .object({ runId: z.string(), rows: z.array(PlanRow), isStopped: z.boolean() })
    .nullable()
    .describe('of the last preview, or of a run that was stopped'),
});
export type DirectoryState = z.output<typeof State>;

export const getDirectoryState = endpoint({
  method: 'GET',
  path: '/personnel/directory',
  input: z.object({}),
  output: z.object({ item: State }),
  errors: [],
  access,
  summary: 'Synchronisation with the directory of the agency: its runs and the last preview',
  tag,
});

export const previewDirectory = endpoint({
  method: 'POST',
  path: '/personnel/directory/preview',
  input: z.object({}),
  output: z.object({ item: State }),
  errors: [...directoryFaults, 'personnel.directory-off'],
  access,
  summary: 'Compares people with the directory; nothing is changed',
  tag,
});

export const applyDirectory = endpoint({
  method: 'POST',
  path: '/personnel/directory/runs/:runId/apply',
  changesSettings: 'people',
  input: z.object({
    runId: z.uuid(),
    isSure: z.stringbool().default(false).describe('Also where more are missing than usual'),
  }),
  output: z.object({ item: State }),
  errors: [
    ...['platform.not-found', 'personnel.directory-old', 'personnel.directory-missing'],
    ...['identity.taken', 'identity.directory-name-taken'],
  ],
  access,
  summary: 'Carries a preview out; missing people are suspended, never closed',
  tag,
});
