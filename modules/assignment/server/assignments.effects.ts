import { AppError, formatDate, newId } from '@sarn/kernel';
import type { AssignmentState } from '@sarn/document/contract';
import { keysOfNamed } from '@sarn/document/server';
import { insertAssignment, updateAssignment } from '@sarn/document/server';
import { updateTransmission } from '@sarn/document/server';
import { asking } from '@sarn/document/server';
import type { Move } from '@sarn/document/server';
import type { AssignmentRow, TransmissionRow, Subject } from '@sarn/document/server';
import { namedPostOf } from '@sarn/document/server';

function transmissionOf(move: Move): TransmissionRow {
  if (!move.subject.leg) throw new Error('a job without its leg');
  return move.subject.leg;
}

function assignmentOf(move: Move): AssignmentRow {
  if (!move.subject.job) throw new Error('a move of a job without the job');
  return move.subject.job;
}

/** Asks an officer to study the paper and present it with his opinion. */
export const setStudier = asking(['study'], async (move, { input: { personId, dueDate } }) => {
  const studierPostId = await namedPostOf(move, personId);
  move.transmissionChange = { ...move.transmissionChange, studierId: personId, studierPostId };
  if (dueDate) {
    if (dueDate < move.actor.today) throw new AppError('registry.due-in-past');
    move.transmissionChange = { ...move.transmissionChange, dueDate };
  }
  move.newReaders.push(...keysOfNamed(personId, studierPostId));
  const [card] = await move.deps.organisation.personCard(move.tx, [personId]);
  move.detail.push({ label: { th: 'ผู้ศึกษา', en: 'To be studied by' }, value: card?.name ?? '' });
});

/** Gives each assignee his job: one main, any number beside him, one due date. */
export const createAssignments = asking(
  ['assign'],
  async (move, { input: { mainPersonId, coPersonIds, dueDate, note } }) => {
    if (dueDate < move.actor.today) throw new AppError('registry.due-in-past');
    const transmission = transmissionOf(move);
    for (const assigneeId of [mainPersonId, ...coPersonIds]) {
      const assigneePostId = await namedPostOf(move, assigneeId);
      const job: AssignmentRow = {
        id: newId(),
        documentId: transmission.documentId,
        legId: transmission.id,
        assigneeId,
        assigneePostId,
        assignerId: move.actor.id,
        isMain: assigneeId === mainPersonId,
        state: 'ASSIGNED',
        instruction: note,
        dueDate,
        percent: 0,
        assignedAt: move.actor.now,
      };
      await insertAssignment(move.tx, job);
      move.newReaders.push(...keysOfNamed(assigneeId, assigneePostId));
      move.alsoMoved.push({ ...move.subject, on: 'job', job });
    }
    move.transmissionChange = { ...move.transmissionChange, dueDate, lastInstruction: note };
    await describeAssignment(move, mainPersonId, coPersonIds, dueDate);
  },
);

async function describeAssignment(
  move: Move,
  mainId: string,
  coIds: readonly string[],
  dueDate: string,
) {
  const cards = await move.deps.organisation.personCard(move.tx, [mainId, ...coIds]);
  const nameOf = (id: string) => cards.find((card) => card.id === id)?.name ?? '';
  move.detail.push({ label: { th: 'ผู้รับผิดชอบหลัก', en: 'Main assignee' }, value: nameOf(mainId) });
  if (coIds.length > 0) {
    const value = coIds.map(nameOf).join(', ');
    move.detail.push({ label: { th: 'ผู้ร่วมดำเนินการ', en: 'With' }, value });
  }
  move.detail.push({ label: { th: 'กำหนดเสร็จ', en: 'Due' }, value: formatDate(dueDate, 'full') });
}

/** The first acceptance takes the whole transmission into progress. */
export async function startJob(move: Move): Promise<void> {
  if (transmissionOf(move).state === 'ASSIGNED') await moveTransmission(move, 'IN_PROGRESS');
}

/**
 * Keeps the progress; at 100 % the job is reported, and the transmission with it once every main
 * assignee has reported.
 */
export const reportAssignment = asking(['report'], async (move, { input: { percent } }) => {
  const isDone = percent === 100;
  move.to = isDone ? 'REPORTED' : 'IN_PROGRESS';
  move.assignmentChange = { ...move.assignmentChange, percent };
  move.detail.push({ label: { th: 'ความคืบหน้า', en: 'Progress' }, value: `${percent}%` });
  if (!isDone || transmissionOf(move).state !== 'IN_PROGRESS') return;
  const mains = move.subject.jobs.filter((job) => job.isMain && !isOut(job.state));
  // Done ones are from before the matter was opened again.
  const isAllReported = mains.every(
    ({ id, state }) => id === assignmentOf(move).id || isReported(state),
  );
  if (assignmentOf(move).isMain && isAllReported) await moveTransmission(move, 'REPORTED');
});

/** A main assignee who gives the job back leaves the transmission to be assigned anew. */
export async function returnAssignment(move: Move): Promise<void> {
  if (!assignmentOf(move).isMain) return;
  for (const other of openAssignments(move)) await finishJob(move, other, 'ENDED');
  await moveTransmission(move, 'CONSIDERED');
}

/** Ending the last main assignment leaves the transmission to be assigned anew. */
export async function endAssignment(move: Move): Promise<void> {
  if (assignmentOf(move).isMain) await returnAssignment(move);
}

/** Hands the job to another person of the unit; its due date stays. */
export const moveAssignment = asking(['reassign'], async (move, { input: { personId } }) => {
  const isDouble = openAssignments(move).some((job) => job.assigneeId === personId);
  if (isDouble || assignmentOf(move).assigneeId === personId)
    throw new AppError('registry.assignee-twice');
  const assigneePostId = await namedPostOf(move, personId);
  move.assignmentChange = {
    ...move.assignmentChange,
    assigneeId: personId,
    assigneePostId,
    percent: 0,
  };
  move.newReaders.push(...keysOfNamed(personId, assigneePostId));
  const [card] = await move.deps.organisation.personCard(move.tx, [personId]);
  move.detail.push({ label: { th: 'มอบให้', en: 'Given to' }, value: card?.name ?? '' });
});

/** The head takes the reports, or nobody waits for them any more: reported jobs are done. */
export async function acceptReports(move: Move): Promise<void> {
  for (const job of move.subject.jobs) {
    if (job.state === 'REPORTED') await finishJob(move, job, 'DONE');
  }
}

/** The matter is answered: nobody has to do anything about it any more. */
export async function finishJobs(move: Move): Promise<void> {
  await acceptReports(move);
  for (const job of openAssignments(move)) await finishJob(move, job, 'DONE');
}

/** The head is not content: the reported main jobs go on. */
export async function reopenAssignments(move: Move): Promise<void> {
  for (const job of move.subject.jobs) {
    if (job.state === 'REPORTED' && job.isMain) await finishJob(move, job, 'IN_PROGRESS');
  }
}

const isReported = (state: AssignmentState) => state === 'REPORTED' || state === 'DONE';
const isOut = (state: AssignmentState) => state === 'RETURNED' || state === 'ENDED';

function openAssignments(move: Move): AssignmentRow[] {
  return move.subject.jobs.filter(
    (job) => job.id !== move.subject.job?.id && ['ASSIGNED', 'IN_PROGRESS'].includes(job.state),
  );
}

async function finishJob(move: Move, job: AssignmentRow, state: AssignmentState): Promise<void> {
  await updateAssignment(move.tx, job.id, { state });
  move.alsoMoved.push({ ...move.subject, on: 'job', job: { ...job, state } });
}

async function moveTransmission(move: Move, state: TransmissionRow['state']): Promise<void> {
  const transmission = transmissionOf(move);
  await updateTransmission(move.tx, transmission.id, { state });
  const moved: Subject = { ...move.subject, on: 'leg', job: null, leg: { ...transmission, state } };
  move.alsoMoved.push(moved);
}
