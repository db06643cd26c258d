import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { senderBases } from '@sarn/contact/contract';
import type { Dependencies } from '@sarn/document/server';
import { namesOf, toQueueRow } from '@sarn/search/server';
import type { todoList, TodoRow } from '../../contract/index.ts';
import { queuedRows } from './queue.service.ts';
import type { QueuedRow } from './queue.service.ts';

/**
 * One page of a queue of the caller, with the wire names of specification §3, which are used only
 * here.
 */
export async function todoPage(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  input: InputOf<typeof todoList>,
): Promise<OutputOf<typeof todoList>> {
  const { page, size } = input.paging ?? { page: 1, size: 10 };
  const sort = input.sort ?? { field: 'since', direction: 'desc' };
  const { queued, ...counted } = await queuedRows(deps, h, caller, {
    code: input.typeCode,
    search: input.generalSearch,
    kind: input.kind ?? null,
    speed: input.speed ?? null,
    sort: sort.field,
    isDescending: sort.direction === 'desc',
    limit: size,
    offset: (page - 1) * size,
  });
  const [name, types] = await Promise.all([
    namesOf(deps, h, {
      unitIds: queued.flatMap(({ row }) => [
        row.ownerUnitId,
        ...(row.toUnitId ? [row.toUnitId] : []),
      ]),
      personIds: queued.flatMap(({ row }) => row.toPersonId ?? []),
    }),
    deps.senderTypes.read(),
  ]);
  return { data: queued.map((one) => toTodoRow(one, name, types)), ...counted };
}

function toTodoRow(
  { row, ...waiting }: QueuedRow,
  name: (id: string) => string,
  types: ReadonlyMap<string, string>,
): TodoRow {
  const shown = toQueueRow(row, name, waiting);
  const senderType = row.toPersonId ? senderBases.person : senderBases.agency;
  return {
    F_DOC_ID: row.documentId,
    F_TRANS_ID: row.transmissionId ?? '',
    F_JOB_ID: row.assignmentId ?? '',
    F_DOC_TYPE_NAME: row.typeTh,
    F_DOC_SPEED_NAME: row.speedTh,
    F_DOC_NO: row.letterNo,
    F_DOC_TITLE: row.title,
    F_NAME: shown.sender,
    F_COM_DESC: row.instruction,
    F_RECEIVER_TEXT: name(row.toPersonId ?? row.toUnitId ?? ''),
    F_DEPT_ID: row.ownerUnitId,
    F_RECEIVER_DEPT_ID: row.toUnitId ?? '',
    F_IS_USE_DOC_NO_OWNER_DEPT: '0',
    F_SENDER_TYPE_TO_ID: senderType,
    F_SENDER_TYPE_TO_NAME: types.get(senderType) ?? '',
    statusSendToPerson: Boolean(row.toPersonId),
    statusJobCommand: row.instruction !== '',
    F_DOC_SEND: row.sentAt ?? '',
    F_IS_FILE: row.hasFile ? '1' : '0',
    speed: shown.speed,
    since: shown.at,
    dueDate: shown.dueDate,
    receiveNo: shown.receiveNo,
    isUnread: shown.isUnread,
    stateTerm: shown.stateTerm,
  };
}
