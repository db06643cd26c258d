import { AppError, formatDate, newId } from '@sarn/kernel';
import { assertOffered, jobTypes, needsReport } from '@sarn/document-classes/server';
import type { AssignmentState } from '@sarn/document/contract';
import { keysOfNamed } from '@sarn/document/server';
import { insertAssignment, updateAssignment } from '@sarn/document/server';
import { updateTransmission } from '@sarn/document/server';
import { asking } from '@sarn/document/server';
import type { TransitionRun } from '@sarn/document/server';
import type { AssignmentRow, TransmissionRow, Subject } from '@sarn/document/server';
import { namedPostOf } from '@sarn/document/server';

function transmissionOf(run: TransitionRun): TransmissionRow {
  if (!run.subject.transmission) throw new Error('an assignment without its transmission');
  return run.subject.transmission;
}

function assignmentOf(run: TransitionRun): AssignmentRow {
  if (!run.subject.assignment)
    throw new Error('a transition of an assignment without the assignment');
  return run.subject.assignment;
}

/** Asks an officer to study the document and present it with an opinion. */
export const setStudier = asking(['study'], async (run, { input: { personId, dueDate } }) => {
  const studierPostId = await namedPostOf(run, personId);
  run.transmissionChange = { ...run.transmissionChange, studierId: personId, studierPostId };
  if (dueDate) {
    if (dueDate < run.actor.today) throw new AppError('registry.due-in-past');
    run.transmissionChange = { ...run.transmissionChange, dueDate };
  }
  run.newReaders.push(...keysOfNamed(personId, studierPostId));
  const [card] = await run.deps.organisation.personCard(run.tx, [personId]);
  run.detail.push({ label: { th: 'ผู้ศึกษา', en: 'To be studied by' }, value: card?.name ?? '' });
});

/** Makes the assignments: one main, any number of others, one due date. */
export const createAssignments = asking(
  ['assign'],
  async (run, { input: { mainPersonId, coPersonIds, dueDate, jobType, note } }) => {
    if (dueDate < run.actor.today) throw new AppError('registry.due-in-past');
    const transmission = transmissionOf(run);
    const job = await jobOf(run, jobType);
    for (const assigneeId of [mainPersonId, ...coPersonIds]) {
      const assigneePostId = await namedPostOf(run, assigneeId);
      const assignment: AssignmentRow = {
        id: newId(),
        documentId: transmission.documentId,
        transmissionId: transmission.id,
        assigneeId,
        assigneePostId,
        assignerId: run.actor.id,
        isMain: assigneeId === mainPersonId,
        state: 'ASSIGNED',
        instruction: note,
        dueDate,
        percent: 0,
        assignedAt: run.actor.now,
        jobType: job?.code ?? null,
      };
      await insertAssignment(run.tx, assignment);
      run.newReaders.push(...keysOfNamed(assigneeId, assigneePostId));
      run.alsoMoved.push({ ...run.subject, on: 'assignment', assignment });
    }
    run.transmissionChange = { ...run.transmissionChange, dueDate, lastInstruction: note };
    await describeAssignment(run, mainPersonId, coPersonIds, dueDate);
    if (job) run.detail.push({ label: { th: 'ประเภทงาน', en: 'Job type' }, value: job.nameTh });
  },
);

async function describeAssignment(
  run: TransitionRun,
  mainId: string,
  coIds: readonly string[],
  dueDate: string,
) {
  const cards = await run.deps.organisation.personCard(run.tx, [mainId, ...coIds]);
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? '';
  run.detail.push({ label: { th: 'ผู้รับผิดชอบหลัก', en: 'Main assignee' }, value: nameOf(mainId) });
  if (coIds.length > 0) {
    const value = coIds.map(nameOf).join(', ');
    run.detail.push({ label: { th: 'ผู้ร่วมดำเนินการ', en: 'With' }, value });
  }
  run.detail.push({ label: { th: 'กำหนดเสร็จ', en: 'Due' }, value: formatDate(dueDate, 'full') });
}

/** The type of job of a form: one that is offered today (R12), or none. */
async function jobOf({ deps, tx }: TransitionRun, code: string) {
  return code === '' ? null : assertOffered(deps.platform, tx, jobTypes, code, null);
}

/**
 * The first acceptance sets the whole transmission in progress. Work of a type without a report is
 * done with it; once that holds for every main assignee, nothing is left for the head to accept.
 */
export async function startAssignment(run: TransitionRun): Promise<void> {
  const transmission = transmissionOf(run);
  const isReportedOn = await needsReport(run.tx, assignmentOf(run).jobType);
  run.to = isReportedOn ? 'IN_PROGRESS' : 'DONE';
  if (!isReportedOn) run.assignmentChange = { ...run.assignmentChange, percent: 100 };
  const isLast = !isReportedOn && assignmentOf(run).isMain && isAllReported(run);
  if (isLast) {
    const isToAccept = mainAssignments(run).some(({ state }) => state === 'REPORTED');
    await changeTransmissionState(run, isToAccept ? 'REPORTED' : 'COMPLETED');
  } else if (transmission.state === 'ASSIGNED') {
    await changeTransmissionState(run, 'IN_PROGRESS');
  }
}

const mainAssignments = (run: TransitionRun): AssignmentRow[] =>
  run.subject.assignments.filter(({ isMain, state }) => isMain && !isOut(state));

/** Whether every main assignee has reported, with this act; those given back do not count. */
const isAllReported = (run: TransitionRun): boolean =>
  mainAssignments(run).every(({ id, state }) => id === assignmentOf(run).id || isReported(state));

/**
 * Stores the progress; at 100 % the assignment is reported, and the transmission too once every
 * main assignee has reported.
 */
export const reportAssignment = asking(['report'], async (run, { input: { percent } }) => {
  const isDone = percent === 100;
  run.to = isDone ? 'REPORTED' : 'IN_PROGRESS';
  run.assignmentChange = { ...run.assignmentChange, percent };
  run.detail.push({ label: { th: 'ความคืบหน้า', en: 'Progress' }, value: `${percent}%` });
  if (!isDone || transmissionOf(run).state !== 'IN_PROGRESS') return;
  if (assignmentOf(run).isMain && isAllReported(run))
    await changeTransmissionState(run, 'REPORTED');
});

/** A main assignee who gives the assignment back leaves the transmission to be assigned anew. */
export async function returnAssignment(run: TransitionRun): Promise<void> {
  if (!assignmentOf(run).isMain) return;
  for (const other of openAssignments(run)) await finishAssignment(run, other, 'ENDED');
  await changeTransmissionState(run, 'CONSIDERED');
}

/** Ending a main assignment leaves the transmission to be assigned anew. */
export async function endAssignment(run: TransitionRun): Promise<void> {
  if (assignmentOf(run).isMain) await returnAssignment(run);
}

/** Gives the assignment to another person of the unit; its due date stays. */
export const moveAssignment = asking(['reassign'], async (run, { input: { personId } }) => {
  const isDouble = openAssignments(run).some((assignment) => assignment.assigneeId === personId);
  if (isDouble || assignmentOf(run).assigneeId === personId)
    throw new AppError('registry.assignee-twice');
  const assigneePostId = await namedPostOf(run, personId);
  run.assignmentChange = {
    ...run.assignmentChange,
    assigneeId: personId,
    assigneePostId,
    percent: 0,
  };
  run.newReaders.push(...keysOfNamed(personId, assigneePostId));
  const [card] = await run.deps.organisation.personCard(run.tx, [personId]);
  run.detail.push({ label: { th: 'มอบให้', en: 'Given to' }, value: card?.name ?? '' });
});

/** The head accepts the reports, or they are no longer needed: reported assignments are done. */
export async function acceptReports(run: TransitionRun): Promise<void> {
  for (const assignment of run.subject.assignments) {
    if (assignment.state === 'REPORTED') await finishAssignment(run, assignment, 'DONE');
  }
}

/** The matter is answered: all open assignments are done. */
export async function finishAssignments(run: TransitionRun): Promise<void> {
  await acceptReports(run);
  for (const assignment of openAssignments(run)) await finishAssignment(run, assignment, 'DONE');
}

/** The head does not accept the reports: the reported main assignments continue. */
export async function reopenAssignments(run: TransitionRun): Promise<void> {
  for (const assignment of run.subject.assignments) {
    if (assignment.state === 'REPORTED' && assignment.isMain)
      await finishAssignment(run, assignment, 'IN_PROGRESS');
  }
}

const isReported = (state: AssignmentState) => state === 'REPORTED' || state === 'DONE';
const isOut = (state: AssignmentState) => state === 'RETURNED' || state === 'ENDED';

function openAssignments(run: TransitionRun): AssignmentRow[] {
  return run.subject.assignments.filter(
    (assignment) =>
      assignment.id !== run.subject.assignment?.id &&
      ['ASSIGNED', 'IN_PROGRESS'].includes(assignment.state),
  );
}

async function finishAssignment(
  run: TransitionRun,
  assignment: AssignmentRow,
  state: AssignmentState,
): Promise<void> {
  await updateAssignment(run.tx, assignment.id, { state });
  run.alsoMoved.push({ ...run.subject, on: 'assignment', assignment: { ...assignment, state } });
}

async function changeTransmissionState(
  run: TransitionRun,
  state: TransmissionRow['state'],
): Promise<void> {
  const transmission = transmissionOf(run);
  await updateTransmission(run.tx, transmission.id, { state });
  const moved: Subject = {
    ...run.subject,
    on: 'transmission',
    assignment: null,
    transmission: { ...transmission, state },
  };
  run.alsoMoved.push(moved);
}
