import { civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import type { todoList } from '../contract/index.ts';
import { documentKinds, speedClasses, stateTerm } from '@sarn/document/contract';
import type { DocumentKind, FlowState, FlowSubject, SpeedClass } from '@sarn/document/contract';
import type { TodoRow } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { queueCounts, queuePage } from './list/queue-page.service.ts';
import { countCap } from '@sarn/document/server';
import type { QueueCount } from '@sarn/document/server';
import { listTodoDetails } from './todo.store.ts';
import type { TodoDetail } from './todo.store.ts';

/** Counts for the cards; a search narrows them to the documents that match. */
export function counts(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  search: string,
): Promise<QueueCount[]> {
  const today = civilDateAt(deps.platform.clock.now());
  return queueCounts(deps, h, { holders: caller.holders, today, search });
}

/** One page of a queue of the caller, with the wire names of specification §3. */
export async function page(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  input: InputOf<typeof todoList>,
): Promise<OutputOf<typeof todoList>> {
  const { page: number, size } = input.paging ?? { page: 1, size: 10 };
  const sort = input.sort ?? { field: 'since', direction: 'desc' };
  const rows = await queuePage(deps, h, {
    holders: caller.holders,
    code: input.typeCode,
    search: input.generalSearch,
    kind: input.kind ?? null,
    speed: input.speed ?? null,
    sort: sort.field,
    isDescending: sort.direction === 'desc',
    limit: size,
    offset: (number - 1) * size,
  });
  const details = await listTodoDetails(h, rows, caller.id);
  const names = await receiverNames(deps, h, details);
  const data = rows.flatMap((row) => {
    const found = details.find((one) => one.thingKey === row.thingKey);
    return found ? [toRow(found, row, names)] : [];
  });
  const total = rows[0]?.total ?? 0;
  return { data, total: Math.min(total, countCap), isCapped: total > countCap };
}

/** Names of the units and persons on the rows of a page. */
async function receiverNames(deps: Dependencies, h: Handle, details: readonly TodoDetail[]) {
  const unitIds = details.flatMap((one) => [
    one.ownerUnitId,
    ...(one.toUnitId ? [one.toUnitId] : []),
  ]);
  const personIds = details.flatMap((one) => (one.toPersonId ? [one.toPersonId] : []));
  const units = await deps.organisation.units(h, [...new Set(unitIds)]);
  const people =
    personIds.length > 0 ? await deps.organisation.personCard(h, [...new Set(personIds)]) : [];
  return new Map([...units, ...people].map((one) => [one.id, one.name]));
}

function toRow(
  detail: TodoDetail,
  row: { since: string; dueDate: string | null },
  names: ReadonlyMap<string, string>,
): TodoRow {
  const [on] = detail.thingKey.split(':') as [FlowSubject];
  const state = (detail.jobState ?? detail.legState ?? detail.documentState) as FlowState;
  return {
    F_DOC_ID: detail.documentId,
    F_TRANS_ID: detail.legId ?? '',
    F_JOB_ID: detail.jobId ?? '',
    F_DOC_TYPE_NAME: documentKinds[detail.kind as DocumentKind].th,
    F_DOC_SPEED_NAME: speedClasses[detail.speed as SpeedClass].th,
    F_DOC_NO: detail.letterNo,
    F_DOC_TITLE: detail.title,
    F_NAME: detail.sender || (names.get(detail.ownerUnitId) ?? ''),
    F_COM_DESC: detail.instruction,
    F_RECEIVER_TEXT: names.get(detail.toPersonId ?? detail.toUnitId ?? '') ?? '',
    F_DEPT_ID: detail.ownerUnitId,
    F_RECEIVER_DEPT_ID: detail.toUnitId ?? '',
    F_IS_USE_DOC_NO_OWNER_DEPT: '0',
    F_SENDER_TYPE_TO_ID: detail.toPersonId ? '2' : '1',
    F_SENDER_TYPE_TO_NAME: detail.toPersonId ? 'บุคคล' : 'หน่วยงาน',
    statusSendToPerson: Boolean(detail.toPersonId),
    statusJobCommand: detail.instruction !== '',
    F_DOC_SEND: detail.sentAt ?? '',
    F_IS_FILE: detail.hasFile ? '1' : '0',
    speed: detail.speed,
    since: row.since,
    dueDate: row.dueDate,
    receiveNo: detail.receiveNo ?? '',
    isUnread: !detail.isRead,
    stateTerm: stateTerm(on, state),
  };
}
