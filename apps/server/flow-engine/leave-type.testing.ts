import { AppError } from '@sarn/kernel';
import { runTransition } from '@sarn/document/server';
import type { AskedOf, SubjectType } from '@sarn/document/server';
import { leaveEngine } from './leave-flow.testing.ts';
import type { LeaveCaller, LeaveTransition, LeaveNames } from './leave-flow.testing.ts';
import { addEvent, findForUpdate, keepLeave, queueAnew } from './leave-store.testing.ts';
import type { LeaveRow } from './leave-store.testing.ts';

export interface LeaveAsked extends AskedOf<LeaveNames> {
  readonly id: string;
  readonly version?: number;
  readonly caller: LeaveCaller;
}

/** How a request for leave is loaded, judged and written. */
const leaveType: SubjectType<LeaveNames, LeaveRow, LeaveTransition, LeaveAsked, string> = {
  load: async ({ id, caller: { tx, keys, today } }) => {
    const row = await findForUpdate(tx, id, keys, today);
    if (!row) throw new AppError('leave.not-found');
    return row;
  },
  notPossible: ({ act }) => new AppError('leave.act-not-allowed', { act }),
  assertCurrent: ({ version }, row) => {
    if (version !== undefined && version !== row.version) throw new AppError('leave.stale');
  },
  authorize: async ({ caller }, subject, row) => {
    const key = leaveEngine.keysOf(row.by, subject).find((one) => caller.keys.includes(one));
    if (!key) throw new AppError('platform.forbidden');
    return key;
  },
  start: ({ caller }, { subject, row, answer }) => ({
    ...{ caller, subject, row, answer, to: row.to, change: {}, last: [] },
  }),
  keep: async ({ caller, subject, change }, state) => {
    const after = { ...subject, ...change, state };
    await keepLeave(caller.tx, after);
    return after;
  },
  finish: async ({ caller, row, subject }, after) => {
    const { id } = subject;
    const by = caller.personId;
    await addEvent(caller.tx, { id, act: row.act, from: subject.state, to: after.state, by });
    await queueAnew(caller.tx, id, leaveEngine.waitingFor(after));
  },
};

/** The only way by which a request for leave changes state. */
export const actOnLeave = (asked: LeaveAsked) => runTransition(leaveEngine, leaveType, asked);
