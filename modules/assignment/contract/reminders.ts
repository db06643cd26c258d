import { endpoint, flag, jsonOf, newsKinds } from '@sarn/kernel';
import { organisationPermissions } from '@sarn/organisation/contract';
import { z } from 'zod';

/**
 * The reminder stages in order: whom each tells, and its name. The agency sets how many working
 * days each is before or after the due date.
 */
export const reminderStages = {
  soon: {
    tells: 'assignee',
    th: 'งานใกล้ครบกำหนด',
    en: 'An assignment is due soon',
    act: 'reminded',
  },
  today: {
    tells: 'assignee',
    th: 'งานครบกำหนดวันนี้',
    en: 'An assignment is due today',
    act: 'reminded',
  },
  overdue: {
    tells: 'assignee',
    th: 'งานเกินกำหนด',
    en: 'An assignment is overdue',
    act: 'reminded',
  },
  escalated: {
    tells: 'head',
    th: 'งานในหน่วยงานเกินกำหนด',
    en: 'An assignment of the unit is overdue',
    act: 'escalated',
  },
} as const;

export type ReminderStageCode = keyof typeof reminderStages;

export const reminderStageCodes = Object.keys(reminderStages) as [
  ReminderStageCode,
  ...ReminderStageCode[],
];

/** One stage as the agency sets it. */
export const ReminderStage = z.object({
  stage: z.enum(reminderStageCodes),
  workingDays: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .describe('before the due date (soon), after it (overdue, escalated); today takes none'),
  isOn: flag,
});
export type ReminderStage = z.output<typeof ReminderStage>;

const ReminderStages = z.object({ rows: z.array(ReminderStage) });
const tag = 'registry settings';

export const getReminderStages = endpoint({
  method: 'GET',
  path: '/registry/reminder/stages',
  input: z.object({}),
  output: ReminderStages,
  errors: [],
  access: organisationPermissions.manage,
  summary: 'When people are reminded of assignments, and heads told of overdue ones',
  tag,
});

export const saveReminderStages = endpoint({
  method: 'POST',
  path: '/registry/reminder/stages/save',
  changesSettings: 'registry',
  input: z.object({
    rows: jsonOf(z.array(ReminderStage).min(1).max(4)),
    seen: jsonOf(z.array(ReminderStage).max(4))
      .optional()
      .describe('As they were read; others are refused'),
  }),
  output: ReminderStages,
  errors: ['settings.stale'],
  access: organisationPermissions.manage,
  summary: 'Set the working days of each stage, or switch it off',
  tag,
  isRepeatable: true,
});

/** What people are told of assignments: by the stages, and by somebody who follows the document. */
const { escalated, ...ownStages } = reminderStages;
const ofAssignee = { prefix: 'job.', roles: ['holder'], work: ['holder'] } as const;
const reminded = {
  th: 'ผู้ติดตามเรื่องเตือนให้เร่งดำเนินการ',
  en: 'Somebody who follows the document sends a reminder of an assignment',
};
export const reminderNews = [
  ...newsKinds({ ...ownStages, reminded }, ofAssignee),
  ...newsKinds({ escalated }, { prefix: 'job.', roles: ['head'] }),
];
