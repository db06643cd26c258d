import { civilDate, endpoint, jsonOf, lineText, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { PlacedAct } from '../acts/acts.api.ts';
import { areaCodes } from './areas.ts';
import type { AreaCode } from './areas.ts';
import { ListRow } from '@sarn/search/contract';

const tag = 'registry';
const term = z.object({ th: z.string(), en: z.string() });
const keysOf = <T extends string>(keys: readonly T[]) => keys as unknown as [T, ...T[]];

/** Rows of one Excel file of a list at most; longer lists must be filtered first. */
export const listSheetLimit = 2000;

/** Orders of a list of waiting items; lists of documents are sorted newest first. */
export const listSorts = ['at', 'title', 'letterNo', 'speed', 'dueDate'] as const;
export type ListSort = (typeof listSorts)[number];

/** Rows of a page that can be chosen. */
export const listSizes = [10, 20, 50, 100] as const;

/** The list, and the filters on it. */
export const ListAsk = z.object({
  area: z.enum(keysOf(areaCodes as AreaCode[])),
  part: z.string().max(40).optional(),
  /** Documents filed in this folder instead of those of the area. */
  folderId: id.optional(),
  search: lineText({ max: 200 }).default(''),
  year: z.coerce.number().int().min(2400).max(2700).optional(),
  kind: settingCode.optional().describe('a kind, or a sub-type below it'),
  speed: settingCode.optional(),
  /** `<document|transmission|assignment>:<state>` */
  state: z
    .string()
    .regex(/^(document|transmission|assignment):[A-Z_]{2,40}$/)
    .optional(),
  registerId: id.optional(),
  /** Who wrote it, acted on it or was given an assignment on it. */
  personId: id.optional(),
  from: civilDate('1957-01-01', '2200-12-31').optional(),
  until: civilDate('1957-01-01', '2200-12-31').optional(),
  sort: z.enum(listSorts).default('at'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
export type ListAsk = z.output<typeof ListAsk>;

/** One page of a list. */
export const listDocuments = endpoint({
  method: 'GET',
  path: '/registry/list',
  input: ListAsk.extend({
    page: z.coerce.number().int().min(1).max(200).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({
    rows: z.array(ListRow),
    total: z.number().int(),
    isCapped: z.boolean().describe('There are more than `total`: “2,000+”'),
  }),
  errors: ['registry.folder-not-found', 'registry.column-away'],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'One page of a list: an area of the registry or a folder',
  tag,
});

/** The same rows as an Excel file. */
export const exportList = endpoint({
  method: 'GET',
  path: '/registry/list/export',
  input: ListAsk.extend({
    /** Ids of the columns shown, separated by commas. */
    columns: z.string().max(300).default(''),
    language: z.enum(['th', 'en']).default('th'),
  }),
  output: z.object({}),
  errors: ['registry.folder-not-found', 'registry.column-away', 'registry.list-too-long'],
  access: 'session',
  summary: `What a list shows, as an Excel file of at most ${listSheetLimit} rows`,
  tag,
  isBinary: true,
});

/** The names of the queues in this deployment, and the units for which the reader works. */
export const getListFilters = endpoint({
  method: 'GET',
  path: '/registry/list/filters',
  input: z.object({}),
  output: z.object({
    queues: z.array(
      term.extend({
        code: z.string(),
        color: z.string(),
        icon: z.string(),
        isHidden: z.boolean(),
      }),
    ),
    units: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        mayKeep: z.boolean().describe('clerk, head or secretary: keeps the folders of the unit'),
      }),
    ),
    registers: z
      .array(
        z.object({
          id: z.string(),
          kindTerm: term,
          unitName: z.string(),
          away: z.array(z.string()).describe('columns that its lists do not show the reader'),
        }),
      )
      .describe(
        'registers to filter lists by: those the reader keeps, and those of the units above',
      ),
    acts: z
      .record(z.string(), z.array(PlacedAct))
      .describe('by register, where the agency changed which acts its lists offer'),
  }),
  errors: [],
  access: 'session',
  summary: 'Names of the queues here, and the units of the reader with their registers',
  tag,
});

/** What a saved view stores: all parameters of the address except the page. */
const ViewState = z.record(z.string().max(20), z.string().max(300));

export const SavedView = z.object({
  id: z.string(),
  area: z.string(),
  name: z.string(),
  state: z.record(z.string(), z.string()),
  /** The unit whose people see it too. */
  unit: z.object({ id: z.string(), name: z.string() }).nullable(),
  isMine: z.boolean(),
  ownerName: z.string(),
  mayDelete: z.boolean(),
});
export type SavedView = z.output<typeof SavedView>;

/** Views one person keeps for one list at most. */
export const savedViewLimit = 30;

export const listViews = endpoint({
  method: 'GET',
  path: '/registry/list/views',
  input: z.object({ area: z.string().max(40) }),
  output: z.object({ rows: z.array(SavedView) }),
  errors: [],
  access: 'session',
  summary: 'Saved views of a list: own ones, and those shared with the caller’s units',
  tag,
});

export const saveView = endpoint({
  method: 'POST',
  path: '/registry/list/views/save',
  input: z.object({
    area: z
      .string()
      .regex(/^([a-z-]{2,40}|queue-[A-Za-z0-9]{2,20})$/)
      .describe('an area, or `queue-` and the code of a queue'),
    name: lineText({ min: 1, max: 80 }),
    state: jsonOf(ViewState),
    /** Shares it with the people of this unit. */
    unitId: id.optional(),
  }),
  output: z.object({ id: z.string() }),
  errors: ['registry.view-not-your-unit', 'registry.view-too-many'],
  access: 'session',
  summary: 'Save a view of a list; one of the same name is replaced',
  tag,
  isRepeatable: true,
});

export const deleteView = endpoint({
  method: 'POST',
  path: '/registry/list/views/delete',
  input: z.object({ id }),
  output: z.object({}),
  errors: ['registry.view-not-found'],
  access: 'session',
  summary: 'Delete a saved view',
  tag,
  isRepeatable: true,
});
