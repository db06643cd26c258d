import type { Handle } from '@sarn/platform-server';
import { isWorkDone, listFields, pickFields, stateTerm } from '@sarn/document/contract';
import type { FlowState, FlowSubject } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import type { FoundRow, ListRow, QueueRow } from '../../contract/index.ts';
import type { ReaderShare } from './reader-share.ts';
import type { StoredFoundRow, StoredListRow, StoredQueueRow } from './list-row.store.ts';

/** Since when an item waits, and its due date. */
export interface Waiting {
  readonly since: string;
  readonly dueDate: string | null;
}

type NameOf = (id: string) => string;
type Stored = Omit<StoredFoundRow, 'principals' | keyof ReaderShare> & Partial<ReaderShare>;

/** Names of units and people by their ids, each loaded once; empty for an unknown id. */
export async function namesOf(
  deps: Dependencies,
  h: Handle,
  { unitIds, personIds }: { readonly unitIds: string[]; readonly personIds: string[] },
): Promise<NameOf> {
  const units = await deps.knownUnits.units([...new Set(unitIds)]);
  const people =
    personIds.length > 0 ? await deps.organisation.personCard(h, [...new Set(personIds)]) : [];
  const names = new Map(people.map((one) => [one.id, one.name]));
  return (id) => units.get(id)?.nameTh ?? names.get(id) ?? '';
}

/** Id in a principal: `p:<person>` or `<duty>:<unit>`. */
const idIn = (principal: string): string => principal.slice(principal.indexOf(':') + 1);
const isPerson = (principal: string): boolean => principal.startsWith('p:');

/** Names of the units that wrote documents, and of those who have them now. */
export function namesOnRows(
  deps: Dependencies,
  h: Handle,
  rows: readonly Pick<StoredFoundRow, 'principals' | 'ownerUnitId'>[],
): Promise<NameOf> {
  const keys = rows.flatMap((row) => row.principals);
  return namesOf(deps, h, {
    unitIds: [
      ...keys.filter((key) => !isPerson(key)).map(idIn),
      ...rows.map((row) => row.ownerUnitId),
    ],
    personIds: keys.filter(isPerson).map(idIn),
  });
}

const principalNames = (principals: readonly string[], name: NameOf): string[] =>
  [...new Set(principals.map((principal) => name(idIn(principal))))].filter(Boolean);

/**
 * Fields of a row that are the same in every list. A document shows the state and the due date that
 * it has for its reader, as its own page does.
 *
 * @param waiting left out for documents
 */
function basicRow(row: Stored, name: NameOf, waiting: Waiting | undefined) {
  const on = row.subjectKey.slice(0, row.subjectKey.indexOf(':')) as FlowSubject;
  const states = {
    document: row.documentState,
    transmission: row.transmissionState,
    assignment: row.assignmentState,
  };
  const share = waiting === undefined ? (row.shareOn as FlowSubject | null | undefined) : null;
  const state = (share && row.shareState) || (states[on] ?? row.documentState);
  const isSettled = isWorkDone(share ?? on, state);
  // What waits to be closed alone has no day in the queue.
  const dueDate =
    waiting && !isSettled ? waiting.dueDate : share ? (row.shareDue ?? null) : row.dueDate;
  return {
    key: row.subjectKey,
    documentId: row.documentId,
    on,
    targetId: row.subjectKey.slice(on.length + 1),
    kind: row.kind,
    kindTerm: { th: row.typeTh, en: row.typeEn },
    ...pickFields(listFields, row),
    speedTerm: { th: row.speedTh, en: row.speedEn },
    receiveNo: row.receiveNo ?? '',
    // A document written here shows its unit.
    sender: row.sender || name(row.ownerUnitId),
    state,
    stateTerm: stateTerm(share ?? on, state as FlowState),
    at: waiting?.since ?? row.createdAt,
    ...{ dueDate, isSettled },
    dueTime: dueDate !== null && dueDate === row.documentDue ? row.documentTime : '',
    isUnread: !row.isRead,
    isClassified: row.isClassified,
  };
}

/** Whoever asks for documents in a state sees that state, and not what they are for the reader. */
export const asDocument = <Row extends ReaderShare>(row: Row): Row => ({ ...row, shareOn: null });

export function toFoundRow(row: StoredFoundRow, name: NameOf): FoundRow {
  return { ...basicRow(row, name, undefined), principals: principalNames(row.principals, name) };
}

export function toQueueRow(row: StoredQueueRow, name: NameOf, waiting: Waiting): QueueRow {
  const { instruction, hasFile } = row;
  return { ...basicRow(row, name, waiting), instruction, hasFile };
}

export function toListRow(row: StoredListRow, name: NameOf, waiting: Waiting | undefined): ListRow {
  const { instruction, hasFile } = row;
  return {
    ...basicRow(row, name, waiting),
    ...{ instruction, hasFile, principals: principalNames(row.principals, name) },
  };
}
