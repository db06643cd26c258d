import { AppError } from '@sarn/kernel';
import { actTerms, isClassified } from '../contract/index.ts';
import type { FlowGuard } from '../contract/index.ts';
import { assertChangesPossible } from './change.service.ts';
import { fileOwnerKind } from './desk.ts';
import { assertClassGivenHere } from './effects/class.effects.ts';
import { assertMeetingIsNew } from './effects/publication.effects.ts';
import { assertNothingDispatched } from './effects/sending.effects.ts';
import { answers } from './move.ts';
import type { Move } from './move.ts';
import type { Subject } from './subject.ts';

/** Jobs in these states ask nothing more of anybody. */
const finishedJobStates = new Set(['REPORTED', 'DONE', 'RETURNED', 'ENDED']);

/**
 * Guards that can be judged from the subject alone: they also decide whether a button is shown.
 * Each gives the error, or null when the move may go on.
 */
const plainGuards: Partial<Record<FlowGuard, (subject: Subject) => AppError | null>> = {
  unreadAndUnregistered: ({ leg }) =>
    leg?.openedAt ? new AppError('registry.already-opened') : null,
  mainJobsReported: ({ jobs }) => {
    const mains = jobs.filter((job) => job.isMain && !['RETURNED', 'ENDED'].includes(job.state));
    const isReported = mains.length > 0 && mains.every((job) => finishedJobStates.has(job.state));
    return isReported ? null : new AppError('registry.reports-missing');
  },
  closedAtRegistry: ({ document }) =>
    document.retention === null ? new AppError('registry.closed-by-units') : null,
  answered: ({ document }) =>
    document.isAnswered
      ? null
      : new AppError('registry.act-not-allowed', { act: actTerms.closeAnswered.th }),
  mayRise: ({ document }) =>
    document.secrecy === 'top-secret' ? new AppError('registry.secret-same-class') : null,
  isSecret: ({ document }) =>
    isClassified(document.secrecy) ? null : new AppError('registry.secret-same-class'),
  orderNamesNobody: ({ document }) =>
    document.orderRecipients.length > 0 ? new AppError('registry.order-names-units') : null,
};

/** Whether the move is possible as far as the subject itself tells. */
export function mayOffer(guards: readonly FlowGuard[], subject: Subject): boolean {
  return guards.every((guard) => !plainGuards[guard]?.(subject));
}

/** Guards that need the answers, the people or the database. */
const fullGuards: Partial<Record<FlowGuard, (move: Move) => Promise<void>>> = {
  jobsFinal: async ({ desk, tx, subject }) => {
    const open = subject.jobs.filter((job) => !finishedJobStates.has(job.state));
    if (open.length === 0) return;
    const people = await desk.organisation.personCard(
      tx,
      open.map((job) => job.assigneeId),
    );
    throw new AppError('registry.jobs-open', { names: people.map((p) => p.name).join(', ') });
  },
  assigneesInTree: async (move) => {
    const { desk, tx, subject } = move;
    const chosen = chosenPeople(move);
    if (new Set(chosen).size < chosen.length) throw new AppError('registry.assignee-twice');
    const members = await desk.organisation.membersBelow(tx, subject.leg?.toUnitId ?? '');
    const isInside = chosen.every((person) => members.includes(person));
    if (!isInside) throw new AppError('registry.assignee-outside');
  },
  meetingIsNew: assertMeetingIsNew,
  nothingDispatched: assertNothingDispatched,
  changesPossible: assertChangesPossible,
  classGivenHere: assertClassGivenHere,
  bearsFile: async ({ desk, tx, subject }) => {
    const files = await desk.files.list(tx, fileOwnerKind, [subject.document.id]);
    if (files.length === 0) throw new AppError('registry.no-file');
  },
  passwordConfirmed: (move) => confirmPassword(move, answers(move, 'sign').password),
  orderPasswordConfirmed: async (move) => {
    if (!move.desk.orderAsksPassword) return;
    await confirmPassword(move, answers(move, 'command').password ?? '');
  },
};

/** Stops the move with its error when a condition of its row does not hold. */
export async function assertGuards(move: Move): Promise<void> {
  for (const guard of move.row.guards ?? []) {
    const refusal = plainGuards[guard]?.(move.subject);
    if (refusal) throw refusal;
    await fullGuards[guard]?.(move);
  }
}

function chosenPeople(move: Move): string[] {
  if (move.row.form === 'assign') {
    const { mainPersonId, coPersonIds } = answers(move, 'assign');
    return [mainPersonId, ...coPersonIds];
  }
  return [answers(move, 'study').personId];
}

async function confirmPassword(move: Move, password: string): Promise<void> {
  const isRight = await move.desk.verifyPassword(move.tx, move.actor.id, password, move.context);
  if (!isRight) throw new AppError('registry.wrong-password');
}
