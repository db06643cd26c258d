import { endpoint, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { everyRole, noticeLevels, noticeWays } from './matrix.ts';
import { notificationPermissions } from './notification.permissions.ts';
import { recipientRoles } from './roles.ts';
import { NoticeEventKey } from './templates.ts';

const tag = 'notification settings';
const access = notificationPermissions.manage;

export const NoticeLevelCode = z.enum(noticeLevels);
export const NoticeWayCode = z.enum(noticeWays);
const Levels = z.record(NoticeWayCode, NoticeLevelCode);
const OwnLevels = z
  .record(NoticeWayCode, NoticeLevelCode.nullable())
  .describe('null: as the module');

/** One event for one role of who is told. */
export const MatrixRow = z.object({
  event: z.string().describe('`SARABUN/queue.sign`'),
  module: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  role: z.enum(recipientRoles),
  isWork: z.boolean().describe('own work of that role: its bell is locked'),
  levels: OwnLevels,
});
export type MatrixRow = z.output<typeof MatrixRow>;

/** A module: what holds for its events that have no level of their own. */
export const MatrixModule = z.object({
  module: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  levels: Levels,
});
export type MatrixModule = z.output<typeof MatrixModule>;

const Matrix = z.object({ modules: z.array(MatrixModule), rows: z.array(MatrixRow) });
export type Matrix = z.output<typeof Matrix>;

export const getNoticeMatrix = endpoint({
  method: 'GET',
  path: '/notification/setting/matrix',
  input: z.object({}),
  output: Matrix,
  errors: [],
  access,
  summary: 'Who is told of which event by which way',
  tag,
});

/** A cell that is set; event `SARABUN/*` with the role `*` is that of a module. */
export const MatrixCell = z.object({
  event: NoticeEventKey,
  role: z.enum([...recipientRoles, everyRole]),
  way: NoticeWayCode,
  level: NoticeLevelCode.nullable().describe('null: as the module, or as the product brings it'),
});
export type MatrixCell = z.output<typeof MatrixCell>;

const mostCells = 2000;

export const saveNoticeMatrix = endpoint({
  method: 'POST',
  path: '/notification/setting/matrix/save',
  changesSettings: 'notification',
  input: z.object({
    cells: jsonOf(z.array(MatrixCell).min(1).max(mostCells)),
    seen: jsonOf(z.array(MatrixCell).max(mostCells))
      .default([])
      .describe('The same cells as they were read: one that another person changed is refused'),
    reason: z.string().trim().min(3).max(500),
  }),
  output: Matrix,
  errors: ['settings.stale', 'notification.unknown-event', 'notification.cell-locked'],
  access,
  summary: 'Set who is told by which way; what waits for a closed way is not sent',
  tag,
  isRepeatable: true,
});

/** Whom a change concerns, counted by what people are today. */
export const MatrixConcern = z.object({
  people: z
    .number()
    .int()
    .describe('Who may be told in a role whose level changes: each person once, with an account'),
  reached: z
    .number()
    .int()
    .describe('Of these: who has the changed way now (an address, a linked LINE, a device)'),
});
export type MatrixConcern = z.output<typeof MatrixConcern>;

/** A call that reads only; the cells are too many for an address. */
export const countMatrixConcern = endpoint({
  method: 'POST',
  path: '/notification/setting/matrix/concern',
  input: z.object({ cells: jsonOf(z.array(MatrixCell).min(1).max(mostCells)) }),
  output: MatrixConcern,
  errors: [],
  access,
  takesNoKey: true,
  summary: 'How many people a change of these cells concerns; nothing is set',
  tag,
  isRepeatable: true,
});

const MatrixDifference = z.object({
  event: z.string(),
  role: z.string(),
  way: NoticeWayCode,
  from: NoticeLevelCode.nullable(),
  to: NoticeLevelCode.nullable(),
});
export type MatrixDifference = z.output<typeof MatrixDifference>;

export const MatrixChange = z.object({
  id: z.string(),
  at: z.string(),
  byName: z.string(),
  reason: z.string(),
  isUndo: z.boolean(),
  cells: z.array(MatrixDifference),
});
export type MatrixChange = z.output<typeof MatrixChange>;

export const listMatrixHistory = endpoint({
  method: 'GET',
  path: '/notification/setting/matrix/history',
  input: z.object({}),
  output: z.object({
    rows: z.array(MatrixChange),
    mayUndo: z.boolean().describe('the last change is the own one, of the last ten minutes'),
  }),
  errors: [],
  access,
  summary: 'Who changed the matrix of notifications, when and why',
  tag,
});

export const undoMatrix = endpoint({
  method: 'POST',
  path: '/notification/setting/matrix/undo',
  changesSettings: 'notification',
  input: z.object({}),
  output: Matrix,
  errors: ['settings.nothing-to-undo'],
  access,
  summary: 'Undo the own last change of the matrix',
  tag,
  isRepeatable: true,
});
