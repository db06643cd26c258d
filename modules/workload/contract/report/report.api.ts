import { organisationPermissions } from '@sarn/organisation/contract';
import { civilDate, endpoint } from '@sarn/kernel';
import { reportForm } from '@sarn/printed-document/contract';
import { z } from 'zod';
import { UnitRef } from '@sarn/document/contract';
import { id } from '@sarn/document/contract';
import { AgeCount, workKind } from '../home/home.api.ts';
import { FlowCount, flowSteps } from './flow.ts';

const tag = 'registry';
const day = civilDate('1957-01-01', '2200-12-31');

/** Days back that a report covers where no days are given. */
export const reportDays = 90;
/**
 * Documents of one report of many handoffs at most; for more the reader chooses a smaller unit or
 * period.
 */
export const handsLimit = 500;

/** Units, and the days in which work came to them. */
export const ReportAsk = z.object({
  /** The unit, with the units below it; all of the reader's units when left out. */
  unitId: id.optional(),
  from: day.optional(),
  until: day.optional(),
  kind: workKind.optional().describe('Only documents of this kind'),
});
export type ReportAsk = z.output<typeof ReportAsk>;

const scope = {
  units: z
    .array(UnitRef.extend({ depth: z.number().int() }))
    .describe(
      'units on which the reader may report: those they head or whose registry they keep, and all below',
    ),
  from: z.string(),
  until: z.string(),
};

/** The state of the work of one unit or person. */
export const Workload = z.object({
  id: z.string(),
  name: z.string(),
  unitName: z.string().describe('empty for a unit'),
  open: z.number().int(),
  soon: z.number().int().describe('open ones due within three days'),
  late: z.number().int().describe('open ones past their due date'),
  finished: z.number().int(),
  finishedLate: z.number().int().describe('finished ones after their due date'),
  days: z.number().describe('average time open: until finished, or until now'),
  longestDays: z.number().describe('the one open for longest'),
});
export type Workload = z.output<typeof Workload>;

/** What the figures of the transmissions are compared with. */
export const Compared = z.object({
  openWeekAgo: z
    .number()
    .int()
    .nullable()
    .describe('of the same period, open seven days ago; null where the period ends before today'),
  finishedBefore: z
    .number()
    .int()
    .describe('of the period of the same length before, finished by its end'),
  daysBefore: z
    .number()
    .nullable()
    .describe('average days of the period before as it stood at its end; null without work'),
});
export type Compared = z.output<typeof Compared>;

/** Only what the reader may read is counted. */
export const workloadReport = endpoint({
  method: 'GET',
  path: '/registry/report/workload',
  input: ReportAsk,
  output: z.object({
    ...scope,
    byUnit: z.array(Workload).describe('transmissions to the unit'),
    byPerson: z.array(Workload).describe('assignments of the person in these units'),
    ages: z
      .array(AgeCount)
      .describe('open transmissions to the units, by the days since they came'),
    compared: Compared,
    flowStep: z.enum(flowSteps),
    flow: z.array(FlowCount).describe('of the transmissions of the period, the earliest first'),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'Open, late and finished work by unit and person, with the days it was open',
  tag,
});

export const exportWorkload = endpoint({
  method: 'GET',
  path: '/registry/report/workload/export',
  input: ReportAsk.extend({ form: reportForm }),
  output: z.object({}),
  errors: ['registry.not-found', 'pdf.too-slow'],
  access: 'session',
  summary: 'The same as an Excel file, or as a PDF to be printed',
  tag,
  isBinary: true,
});

/** More handoffs than this number; the agency's setting when left out. */
const HandoffQuery = ReportAsk.extend({
  moreThan: z.coerce.number().int().min(1).max(50).optional(),
});

export const HandoffRow = z.object({
  documentId: z.string(),
  kindTerm: z.object({ th: z.string(), en: z.string() }),
  number: z.string(),
  title: z.string(),
  stateTerm: z.object({ th: z.string(), en: z.string() }),
  handoffs: z.number().int().describe('people who dealt with it, each once'),
  days: z.number().describe('from its first entry in the history to the last, or to now'),
});
export type HandoffRow = z.output<typeof HandoffRow>;

export const handoffReport = endpoint({
  method: 'GET',
  path: '/registry/report/handoffs',
  input: HandoffQuery,
  output: z.object({
    ...scope,
    moreThan: z.number().int(),
    rows: z.array(HandoffRow).describe('most handoffs first'),
    isCut: z.boolean().describe('there are more than are shown'),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'Documents with more handoffs than the agency wants',
  tag,
});

export const exportHandoffs = endpoint({
  method: 'GET',
  path: '/registry/report/handoffs/export',
  input: HandoffQuery.extend({ form: reportForm }),
  output: z.object({}),
  errors: ['registry.not-found', 'pdf.too-slow'],
  access: 'session',
  summary: 'The same as an Excel file, or as a PDF to be printed',
  tag,
  isBinary: true,
});

export const ReportSetting = z.object({ handoffsAtMost: z.coerce.number().int().min(1).max(50) });
export type ReportSetting = z.output<typeof ReportSetting>;

export const getReportSetting = endpoint({
  method: 'GET',
  path: '/registry/report/setting',
  input: z.object({}),
  output: ReportSetting,
  errors: [],
  access: organisationPermissions.manage,
  summary: 'How many handoffs a document may have before a report names it',
  tag: 'registry settings',
});

export const saveReportSetting = endpoint({
  method: 'POST',
  path: '/registry/report/setting/save',
  changesSettings: 'registry',
  input: ReportSetting.extend({
    seen: ReportSetting.shape.handoffsAtMost
      .optional()
      .describe('As it was read; another one is refused'),
  }),
  output: ReportSetting,
  errors: ['settings.stale'],
  access: organisationPermissions.manage,
  summary: 'Set how many handoffs a document may have',
  tag: 'registry settings',
  isRepeatable: true,
});
