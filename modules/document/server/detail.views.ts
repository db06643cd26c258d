import { actTerms, stateTerm } from '../contract/index.ts';
import type {
  ActCode,
  FlowState,
  HistoryEntry,
  AssignmentView,
  TransmissionView,
  RouteStep,
} from '../contract/index.ts';
import type { Names } from './detail-parts.ts';
import type { EventRow } from './event.store.ts';
import type { EntryRow } from './given-number.ts';
import type { AttachedFile } from './ports.ts';
import type { AssignmentRow, TransmissionRow, StepRow } from './subject.ts';

type File = HistoryEntry['files'][number];

export function toFile(file: AttachedFile): File {
  const { id, name, mediaType, bytes, pageCount, role } = file;
  return { id, name, mediaType, bytes, pageCount, role };
}

export function transmissionView(
  transmission: TransmissionRow,
  entries: readonly EntryRow[],
  names: Names,
): TransmissionView {
  const entry = entries.find((one) => one.transmissionId === transmission.id);
  return {
    id: transmission.id,
    role: transmission.role,
    toUnit: transmission.toUnitId ? names.unit(transmission.toUnitId, transmission.sentAt) : null,
    toPerson: transmission.toPersonId ? names.person(transmission.toPersonId) : null,
    fromUnit: names.unit(transmission.fromUnitId, transmission.sentAt),
    state: transmission.state,
    stateTerm: stateTerm('transmission', transmission.state),
    receiveNo: entry ? `${entry.number}/${entry.year}` : null,
    note: transmission.note,
    dueDate: transmission.dueDate,
    sentAt: transmission.sentAt,
    openedAt: transmission.openedAt,
  };
}

export function assignmentView(assignment: AssignmentRow, names: Names): AssignmentView {
  return {
    id: assignment.id,
    transmissionId: assignment.transmissionId,
    assignee: names.person(assignment.assigneeId),
    isMain: assignment.isMain,
    state: assignment.state,
    stateTerm: stateTerm('assignment', assignment.state),
    instruction: assignment.instruction,
    dueDate: assignment.dueDate,
    percent: assignment.percent,
    assignedAt: assignment.assignedAt,
    jobType: assignment.jobType ?? '',
  };
}

export function routeView(step: StepRow, names: Names): RouteStep {
  const { id, seq, role, state, actedAt: at, actedBy, startsWithPrevious } = step;
  const person = names.person(step.personId);
  return { id, seq, role, state, at, actedBy, startsWithPrevious, person };
}

/** @param numberingActs acts that are shown with the number they gave */
export function historyOf(
  events: readonly EventRow[],
  files: readonly File[],
  entries: readonly EntryRow[],
  numberingActs: readonly ActCode[],
): HistoryEntry[] {
  const numbering = new Set<string>(numberingActs);
  return events.map((event) => ({
    id: event.id,
    at: event.at,
    act: event.act,
    actTerm: actTerms[event.act as keyof typeof actTerms] ?? { th: event.act, en: event.act },
    on: event.subject,
    transmissionId: event.transmissionId,
    assignmentId: event.assignmentId,
    actorName: event.actorName,
    actorPost: event.actorPost,
    actingFor: event.acting
      ? { name: event.acting.principalName, orderNo: event.acting.orderNo }
      : null,
    unitName: event.unitName,
    toState: event.toState ? stateTerm(event.subject, event.toState as FlowState) : null,
    note: event.note,
    detail: [...event.detail, ...(numbering.has(event.act) ? numberDetail(event, entries) : [])],
    files: files.filter((file) => event.fileIds.includes(file.id)),
  }));
}

function numberDetail(event: EventRow, entries: readonly EntryRow[]) {
  const entry = entries.find((one) => one.transmissionId === event.transmissionId);
  if (!entry) return [];
  return [{ label: { th: 'เลขทะเบียน', en: 'Number' }, value: `${entry.number}/${entry.year}` }];
}
