import { awaitingState } from '@sarn/document/contract';
import type { FlowState } from '@sarn/document/contract';
import type { Answers } from './answers.testing.ts';
import { isOpen, isOut, assignmentsOf } from './document-model.testing.ts';
import type {
  ModelAssignment,
  ModelTransmission,
  ModelDocument,
  Offer,
  ModelSubject,
} from './document-model.testing.ts';

type Change = (subject: ModelSubject, answers: Answers) => void;

const need = <T>(value: T | null): T => {
  if (value === null) throw new Error('a transition without its subject');
  return value;
};

/** The state of a draft after it was passed on to the next step of its route. */
function goTo(document: ModelDocument, station: number): void {
  document.station = station;
  const isLast = document.route[station]?.role === 'signatory';
  document.state = isLast ? awaitingState(document.kind) : 'IN_REVIEW';
}

/** The document ends with its last sending; when all failed it is with its sender again. */
function settle(document: ModelDocument): void {
  const states = document.transmissions.map((transmission) => transmission.state);
  if (!states.every((state) => ['CLOSED', 'RESENT', 'SETTLED'].includes(state))) return;
  if (states.includes('CLOSED') || document.kind !== 'outside') document.state = 'CLOSED';
  else document.state = document.hasInstruction ? 'COMMANDED' : 'REGISTERED';
}

/** The main assignment is given back: the others end too, and the head assigns anew. */
function giveUp({ document, transmission, assignment }: ModelSubject): void {
  if (!need(assignment).isMain) return;
  for (const other of assignmentsOf(document, transmission))
    if (other !== assignment && isOpen(other)) other.state = 'ENDED';
  need(transmission).state = 'CONSIDERED';
}

/** Reports that nobody has to review any more are done. */
function finishReports({ document, transmission }: ModelSubject): void {
  for (const assignment of assignmentsOf(document, transmission))
    if (assignment.state === 'REPORTED') assignment.state = 'DONE';
}

function close(subject: ModelSubject): void {
  finishReports(subject);
  settle(subject.document);
}

/** A letter is sent when it left for every addressee, and delivered when every addressee has it. */
function sentState({ recipients }: ModelDocument): ModelDocument['state'] {
  const states = recipients.map((one) => one.state);
  if (states.some((state) => state === 'WAITING' || state === 'RETURNED')) return 'NUMBERED';
  return states.every((state) => state === 'DELIVERED') ? 'DELIVERED' : 'DISPATCHED';
}

/** What an act does beside the state that its row names. */
const alsoDoes: Readonly<Record<string, Change>> = {
  'document present': ({ document }, { to }) => void (document.presentedTo = to),
  'document annotate': ({ document }, { to }) => void (document.presentedTo = to),
  'document dispatch': ({ document }, { outside }) => {
    for (const recipient of outside) {
      recipient.state = 'SENT';
      recipient.hasLeft = true;
    }
    document.state = sentState(document);
  },
  'document recordReceipt': ({ document }, { outside, hasArrived }) => {
    for (const recipient of outside) recipient.state = hasArrived ? 'DELIVERED' : 'RETURNED';
    document.state = sentState(document);
  },
  'document command': ({ document }, { targets }) => {
    document.hasInstruction = true;
    document.orderNames = targets.length;
  },
  'document close': ({ document }) => void (document.isClosedAtRegistry = true),
  'document reopen': ({ document }) => void (document.isClosedAtRegistry = false),
  'document submit': ({ document }, { route }) => {
    document.route = route;
    goTo(document, 0);
  },
  'document pass': ({ document }) => goTo(document, document.station + 1),
  'document skip': ({ document }) => goTo(document, document.station + 1),
  'transmission settle': ({ document }) => settle(document),
  'transmission acknowledge': close,
  'transmission acknowledgeFile': close,
  'transmission close': close,
  'transmission approveReport': finishReports,
  'transmission assignPresent': ({ transmission }, { people }) =>
    void (need(transmission).studier = people[0] ?? null),
  'transmission sendBack': ({ document, transmission }) => {
    if (transmission?.state !== 'IN_PROGRESS') return;
    for (const assignment of assignmentsOf(document, transmission)) {
      if (assignment.isMain && assignment.state === 'REPORTED') assignment.state = 'IN_PROGRESS';
    }
  },
  'transmission reopen': ({ document }) => {
    if (document.state === 'CLOSED') {
      document.state = document.kind === 'outside' ? 'DISTRIBUTED' : 'DISPATCHED';
    }
  },
  'assignment accept': ({ transmission, assignment }) => {
    need(assignment).state = 'IN_PROGRESS';
    if (transmission?.state === 'ASSIGNED') transmission.state = 'IN_PROGRESS';
  },
  'assignment sendBack': giveUp,
  'assignment endJob': giveUp,
  'assignment remind': ({ assignment }) => void (need(assignment).isRemindedToday = true),
  'assignment reassign': ({ assignment }, { people }) =>
    void (need(assignment).assignee = people[0] ?? ''),
  'assignment report': ({ document, transmission, assignment }, { percent }) => {
    need(assignment).state = percent === 100 ? 'REPORTED' : 'IN_PROGRESS';
    const mains = assignmentsOf(document, transmission).filter((one) => one.isMain && !isOut(one));
    const isReady = need(assignment).isMain && mains.every((one) => !isOpen(one));
    if (isReady && transmission?.state === 'IN_PROGRESS') transmission.state = 'REPORTED';
  },
};

/**
 * Applies the act to the model; the transmissions and assignments it makes are added by `World`.
 */
export function applyTransition({ subject, row }: Offer, answers: Answers): void {
  const { document, on, transmission, assignment } = subject;
  if (row.to !== 'computed') {
    const to: FlowState = row.to;
    if (on === 'document') document.state = to as ModelDocument['state'];
    else if (on === 'transmission') need(transmission).state = to as ModelTransmission['state'];
    else need(assignment).state = to as ModelAssignment['state'];
  }
  alsoDoes[`${on} ${row.act}`]?.(subject, answers);
  document.history += 1;
}

/** Whether the act sends the document to somebody, or assigns it. */
export const sends = ({ row }: Offer): boolean =>
  (row.effects ?? []).some(
    (effect) => effect === 'sendTransmissions' || effect === 'signAndNumber',
  );
export const givesWork = ({ row }: Offer): boolean =>
  (row.effects ?? []).includes('createAssignments');
