import { civilDate, endpoint } from '@sarn/kernel';
import { documentKinds, id, queueCodes } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import { ListRow, QueueRow } from '@sarn/search/contract';
import { z } from 'zod';
import { ageBandNames } from './ages.ts';

const tag = 'registry';
const day = civilDate('1957-01-01', '2200-12-31');

/** How many documents the dashboard puts first. */
export const urgentRows = 5;

/** Said of a draft that came back to its drafter, instead of its state. */
export const sentBackTerm = { th: 'ส่งกลับให้แก้ไข', en: 'Sent back to correct' } as const;

/** Open work by the days since when it waits; bands without any are left out. */
export const AgeCount = z.object({ band: z.enum(ageBandNames), count: z.number().int() });
export type AgeCount = z.output<typeof AgeCount>;

const queueCode = z.enum(queueCodes as [string, ...string[]]);

/** An act of the flow of a document, with its name as on the button of the opened document. */
const WaitingAct = z.object({
  code: z.string(),
  term: z.object({ th: z.string(), en: z.string() }),
});

export const UrgentRow = QueueRow.extend({
  queue: queueCode.describe('the queue in which it waits'),
  act: WaitingAct.nullable().describe('for which it waits there; null: it is opened, and no more'),
});
export type UrgentRow = z.output<typeof UrgentRow>;

export const DueCount = z.object({ date: z.string(), count: z.number().int() });
export type DueCount = z.output<typeof DueCount>;

/** What the dashboard shows of the reader's own work, beside the cards. */
export const getHome = endpoint({
  method: 'GET',
  path: '/registry/home',
  input: z.object({}),
  output: z.object({
    urgent: z
      .array(UrgentRow)
      .describe('the nearest due date and time first, then by speed, then the oldest'),
    toDo: z.number().int().describe('items on which the reader is to act'),
    watched: z.number().int().describe('items that the reader only follows'),
    ages: z.array(AgeCount).describe('of the items to act on'),
    due: z.array(DueCount).describe('days on which items to act on are due, the earliest first'),
  }),
  errors: [],
  access: 'session',
  summary: 'The most urgent work of the caller, with its ages and due dates',
  tag,
});

/** Kinds of document with work of their own. */
export const workKinds = Object.keys(documentKinds) as DocumentKind[];
export const workKind = z.literal(workKinds);

export const UnitLoad = z.object({
  id: z.string(),
  name: z.string(),
  open: z.number().int(),
  soon: z.number().int().describe('of the open ones, due within three days'),
  late: z.number().int().describe('of the open ones, past their due date'),
});
export type UnitLoad = z.output<typeof UnitLoad>;

/** How many units the dashboard shows; the report has all. */
export const mostUnits = 6;

/** Apart from `getHome`: only people who answer for a unit have it, and it reads more. */
export const getHomeUnits = endpoint({
  method: 'GET',
  path: '/registry/home/units',
  input: z.object({}),
  output: z.object({
    units: z.array(UnitLoad).describe(`the most open work first, at most ${mostUnits}`),
  }),
  errors: [],
  access: 'session',
  summary: 'Open work of the units for which the caller answers',
  tag,
});

/** Somebody of the units below who is away, and who acts for them. */
export const AwayPerson = z.object({
  id: z.string(),
  name: z.string(),
  postName: z.string(),
  unitName: z.string(),
  delegateName: z.string(),
  until: z.string().nullable().describe('Instant, UTC; null until another order'),
});
export type AwayPerson = z.output<typeof AwayPerson>;

export const HeadView = z.object({
  urgent: z.array(ListRow).describe('overdue in the units below, then due soon; the oldest first'),
  late: z.number().int().describe('how many are overdue in all'),
  ages: z.array(AgeCount).describe('of the open work of these units'),
  away: z.array(AwayPerson),
});
export type HeadView = z.output<typeof HeadView>;

export const getHeadView = endpoint({
  method: 'GET',
  path: '/registry/home/head',
  input: z.object({}),
  output: z.object({
    item: HeadView.nullable().describe('null for who holds no head role of the deployment'),
  }),
  errors: [],
  access: 'session',
  summary: 'The portal of a head: urgent papers of the units below, their ages, and who is away',
  tag,
});

export const openWorkOf = ['me', 'units', 'people'] as const;
export const duenesses = ['late', 'soon', 'later'] as const;

export const unitDepths = ['whole', 'own'] as const;

/** Open work: of the reader, of their units, or of the people with assignments in these. */
export const OpenWorkAsk = z.object({
  of: z.enum(openWorkOf).default('me'),
  unitId: id.optional(),
  depth: z.enum(unitDepths).default('whole').describe('the unit with those below it, or alone'),
  personId: id.optional(),
  band: z.enum(ageBandNames).optional(),
  due: day.optional(),
  dueness: z.enum(duenesses).optional(),
  from: day.optional().describe('came on this day or later; not for one’s own'),
  until: day.optional(),
  kind: workKind.optional().describe('only documents of this kind'),
});
export type OpenWorkAsk = z.output<typeof OpenWorkAsk>;

export const listOpenWork = endpoint({
  method: 'GET',
  path: '/registry/open-work',
  input: OpenWorkAsk.extend({
    page: z.coerce.number().int().min(1).max(200).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({
    rows: z.array(ListRow),
    total: z.number().int(),
    isCapped: z.boolean().describe('There are more than `total`: “2,000+”'),
    name: z.string().describe('the unit or the person asked for; empty for all'),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  summary:
    'Documents behind the bars of the dashboard and of the workload report, the oldest first',
  tag,
});
