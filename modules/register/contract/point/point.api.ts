import { civilDate, endpoint, jsonOf, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { classPermissions } from '@sarn/document-classes/contract';
import {
  pointFaultKinds,
  pointFields,
  pointLevels,
  sharedParts,
  shareStarts,
} from './point-terms.ts';

const tag = 'registry settings';
const access = classPermissions.manage;
const id = z.uuid();
/** Empty means none: a form sends its fields as texts. */
const orNone = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), item.nullable());

const Named = z.object({ id: z.string(), name: z.string() });
/** A post that serves the unit of a point, and who holds it today. */
const PointPost = z.object({
  title: z.string(),
  personName: z.string().nullable().describe('null: nobody holds the post today'),
});
const Terms = z.object({ th: z.string(), en: z.string() });

/** With whom a point shares registers; null: its own. */
const Share = z.object({
  part: z.enum(sharedParts),
  now: Named.nullable(),
  next: Named.nullable().describe('from the next calendar year'),
});
const above = z.array(Named).describe('points above, with which it may share registers');

const Point = z.object({
  unitId: z.string().describe('the unit that is the point'),
  name: z.string(),
  level: z.enum(pointLevels),
  depth: z.number().int().describe('points above it'),
  isRoot: z.boolean(),
  isSet: z.boolean().describe('false: as the posts of the agency make it'),
  through: Named.nullable().describe('the point above that receives first'),
  covers: z.array(Named).describe('units for which it receives besides its own'),
  clerks: z.array(PointPost),
  heads: z.array(PointPost),
  registrars: z.array(z.string()).describe('names of the secret registrars'),
  mail: z.string().describe('address for electronic letters; empty: none'),
  registers: z.array(Terms).describe('open registers that it keeps'),
  shares: z.array(Share),
  above,
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  version: z.number().int().describe('0: never set'),
});
export type RegistrationPoint = z.output<typeof Point>;

const Fault = z.object({
  kind: z.enum(pointFaultKinds),
  unitId: z.string(),
  name: z.string(),
  pointId: z.string().describe('the point at which it can be mended'),
  others: z.array(z.string()).describe('names of the points or registers concerned'),
});
export type PointFault = z.output<typeof Fault>;

export const listPoints = endpoint({
  method: 'GET',
  path: '/registry/points',
  input: z.object({}),
  output: z.object({
    points: z.array(Point).describe('as a tree: points above before those below'),
    faults: z.array(Fault),
    free: z
      .array(Named.extend({ version: z.number().int(), above }))
      .describe('units that are no point today'),
    year: z.number().int().describe('the Buddhist year that is now'),
  }),
  errors: [],
  access,
  summary: 'Registration points: who receives for whom, and what is wrong with it',
  tag,
});
export type PointAnswer = z.output<typeof listPoints.output>;

export const savePoint = endpoint({
  method: 'POST',
  path: '/registry/points/save',
  input: z.object({
    unitId: id,
    version: z.coerce.number().int().min(0),
    level: z.enum(pointLevels),
    throughId: orNone(id).describe('empty: receives by itself'),
    coverIds: jsonOf(z.array(id).max(1_000)).default([]),
    shares: jsonOf(z.object({ receive: id.nullable(), send: id.nullable(), memo: id.nullable() }))
      .optional()
      .describe('with which point above it shares registers; left out: as before'),
    sharesFrom: z.enum(shareStarts).default('this-year'),
    validTo: orNone(civilDate()).describe('last day; empty: without end'),
    reason: lineText({ min: 3, max: 500 }),
  }),
  output: z.object({ version: z.number().int() }),
  errors: [
    'settings.stale',
    'settings.kept',
    'settings.end-before-start',
    'registry.point-ring',
    'registry.point-unknown',
    'registry.share-above',
    'registry.share-ring',
    'registry.share-none',
    'registry.share-year',
    'platform.invalid-input',
  ],
  access,
  summary: 'Set a registration point; it holds at once',
  tag,
  isRepeatable: true,
});

export const listPointChanges = endpoint({
  method: 'GET',
  path: '/registry/points/:unitId/changes',
  input: z.object({ unitId: id }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        personName: z.string(),
        reason: z.string(),
        changes: z.array(
          z.object({ field: z.enum(pointFields), from: z.string(), to: z.string() }),
        ),
      }),
    ),
  }),
  errors: [],
  access,
  summary: 'Who changed a registration point, when and why',
  tag,
});
