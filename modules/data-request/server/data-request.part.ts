import { AppError, addDays } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Caller, Tx } from '@sarn/platform-server';
import { flowEngine, formOf } from '@sarn/document/server';
import type { Asking, FlowPart, TransitionRunOf } from '@sarn/document/server';
import { dataRequestFlow, dataRequestForms, dataRequestPermissions } from '../contract/index.ts';
import type { DataRequestDays, DataRequestNames } from '../contract/index.ts';
import { dataRequestOwner } from './files.service.ts';
import type { DataRequestNeeds } from './needs.ts';
import type { DataRequest } from './data-request.store.ts';

/** A step while it is taken: guards read it, effects write what they change. */
export interface DataRequestRun extends TransitionRunOf<DataRequestNames, DataRequest> {
  readonly tx: Tx;
  readonly needs: DataRequestNeeds;
  readonly caller: Caller;
  readonly at: string;
  readonly change: { answer?: string; dueDay?: string };
}

const permissionMark = 'may:';

const permissionKey = (permission: string): string => `${permissionMark}${permission}`;

/** Principals of a person: their own key, those of their posts, and one for each permission. */
export const keysOfCaller = ({ id, principals, permissions }: Caller): string[] => [
  ...[`p:${id}`, ...principals],
  ...[...permissions].map(permissionKey),
];

/** How far the due day of a request can be extended. */
export const latestDueDay = (
  { firstDueDay }: Pick<DataRequest, 'firstDueDay'>,
  { extension }: DataRequestDays,
): CivilDate => addDays(firstDueDay, extension);

/** The person who asked cannot answer, whatever their permissions. */
const isOfAnother = async ({ caller, subject }: DataRequestRun): Promise<void> => {
  if (subject.requesterId === caller.id) throw new AppError('data-request.own-request');
};

const keepAnswer: Asking<DataRequestRun> = {
  forms: ['answer', 'refuse'],
  run: async ({ answer, change }) => {
    if (answer.form === 'answer' || answer.form === 'refuse') change.answer = answer.input.words;
  },
};

const extendDue: Asking<DataRequestRun> = {
  forms: ['extend'],
  run: async ({ answer, change, subject, needs }) => {
    if (answer.form !== 'extend') return;
    const { dueDay } = answer.input;
    const isLater = dueDay > subject.dueDay;
    if (!isLater || dueDay > latestDueDay(subject, needs.dataRequestDays)) {
      throw new AppError('data-request.due-day');
    }
    change.dueDay = dueDay;
  },
};

const attachFiles: Asking<DataRequestRun> = {
  forms: ['answer'],
  run: async ({ answer, tx, needs, caller, subject }) => {
    if (answer.form !== 'answer' || answer.input.fileIds.length === 0) return;
    await needs.files.attach(tx, {
      ...{ fileIds: answer.input.fileIds, uploaderId: caller.id },
      ...{ ownerKind: dataRequestOwner, ownerId: subject.id, role: 'answer' },
    });
  },
};

/** The functions for the names in the flow: a missing one stops the start of the server. */
const part: FlowPart<DataRequestNames, DataRequest, DataRequestRun> = {
  owner: 'data-request',
  flows: { request: dataRequestFlow },
  forms: [
    formOf('confirm', dataRequestForms.confirm),
    formOf('answer', dataRequestForms.answer),
    formOf('extend', dataRequestForms.extend),
    formOf('refuse', dataRequestForms.refuse),
  ],
  roles: {
    // Who received it speaks for somebody without an account.
    requester: ({ requesterId, receivedBy }) => [`p:${requesterId ?? receivedBy}`],
    officer: () => [permissionKey(dataRequestPermissions.answer)],
  },
  guards: { isOfAnother },
  effects: { keepAnswer, extendDue, attachFiles },
};

export const dataRequestEngine = flowEngine<DataRequestNames, DataRequest, DataRequestRun>({
  name: 'data-request',
  placeOf: ({ state }) => ({ on: 'request', kind: 'request', state }),
  parts: [part],
});
