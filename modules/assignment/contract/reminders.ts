import { endpoint, flag, jsonOf, newsKinds } from '@sarn/kernel';
import { organisationPermissions } from '@sarn/organisation/contract';
import { z } from 'zod';

/**
 * The reminder stages in order: whom each tells, what the agency sets of it, and its name. Working days are
 * before or after the due date; minutes are before the time of day at which the document is due.
 */
export const reminderStages = {
  soon: {
    unit: 'workingDays',
    tells: 'assignee',
    th: 'งานใกล้ครบกำหนด',
    en: 'An assignment is due soon',
    act: 'reminded',
  },
  today: {
    unit: 'none',
    tells: 'assignee',
    th: 'งานครบกำหนดวันนี้',
    en: 'An assignment is due today',
    act: 'reminded',
  },
  timed: {
    unit: 'minutes',
    tells: 'assignee',
    th: 'งานใกล้ถึงเวลากำหนด',
    en: 'An assignment is due at a time of today',
    act: 'reminded',
  },
  passed: {
    unit: 'none',
    tells: 'assignee',
    th: 'งานเลยเวลากำหนด',
    en: 'The time of an assignment has passed',
    act: 'reminded',
  },
  overdue: {
    unit: 'workingDays',
    tells: 'assignee',
    th: 'งานเกินกำหนด',
    en: 'An assignment is overdue',
    act: 'reminded',
  },
  escalated: {
    unit: 'workingDays',
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
    .describe('before the due date (soon), after it (overdue, escalated); others take none'),
  minutes: z.coerce
    .number()
    .int()
    .min(0)
    .max(1440)
    .default(0)
    .describe('before the time of day at which the document is due (timed); others take none'),
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
    rows: jsonOf(z.array(ReminderStage).min(1).max(6)),
    seen: jsonOf(z.array(ReminderStage).max(6))
      .optional()
      .describe('As they were read; others are refused'),
  }),
  output: ReminderStages,
  errors: ['settings.stale'],
  access: organisationPermissions.manage,
  summary: 'Set the working days or minutes of each stage, or switch it off',
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
