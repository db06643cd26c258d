import { awaitingState } from '@sarn/document/contract';
import type { FlowState } from '@sarn/document/contract';
import type { Answers } from './answers.testing.ts';
import { isOpen, isOut, assignmentsOf } from './paper-model.testing.ts';
import type {
  ModelAssignment,
  ModelTransmission,
  ModelPaper,
  Offer,
  Thing,
} from './paper-model.testing.ts';

type Change = (thing: Thing, answers: Answers) => void;

const need = <T>(thing: T | null): T => {
  if (thing === null) throw new Error('a move without what it moves');
  return thing;
};

/** Where a draft stands after its station was passed on to the next. */
function goTo(paper: ModelPaper, station: number): void {
  paper.station = station;
  const isLast = paper.route[station]?.role === 'signatory';
  paper.state = isLast ? awaitingState(paper.kind) : 'IN_REVIEW';
}

/** The paper ends with its last sending; when none came to anything it is with its sender again. */
function settle(paper: ModelPaper): void {
  const states = paper.legs.map((transmission) => transmission.state);
  if (!states.every((state) => ['CLOSED', 'RESENT', 'SETTLED'].includes(state))) return;
  if (states.includes('CLOSED') || paper.kind !== 'outside') paper.state = 'CLOSED';
  else paper.state = paper.hasInstruction ? 'COMMANDED' : 'REGISTERED';
}

/** The main share is given up: nothing else of it goes on, and the head decides anew. */
function giveUp({ paper, leg: transmission, job }: Thing): void {
  if (!need(job).isMain) return;
  for (const other of assignmentsOf(paper, transmission))
    if (other !== job && isOpen(other)) other.state = 'ENDED';
  need(transmission).state = 'CONSIDERED';
}

/** Reports that nobody has to look at any more are done. */
function finishReports({ paper, leg: transmission }: Thing): void {
  for (const job of assignmentsOf(paper, transmission))
    if (job.state === 'REPORTED') job.state = 'DONE';
}

function close(thing: Thing): void {
  finishReports(thing);
  settle(thing.paper);
}

/** A letter is sent when it left for everybody, and delivered when everybody has it. */
function sentState({ recipients }: ModelPaper): ModelPaper['state'] {
  const states = recipients.map((one) => one.state);
  if (states.some((state) => state === 'WAITING' || state === 'RETURNED')) return 'NUMBERED';
  return states.every((state) => state === 'DELIVERED') ? 'DELIVERED' : 'DISPATCHED';
}

/** What an act does beside the state that its row names. */
const alsoDoes: Readonly<Record<string, Change>> = {
  'document present': ({ paper }, { to }) => void (paper.presentedTo = to),
  'document annotate': ({ paper }, { to }) => void (paper.presentedTo = to),
  'document dispatch': ({ paper }, { outside }) => {
    for (const recipient of outside) {
      recipient.state = 'SENT';
      recipient.hasLeft = true;
    }
    paper.state = sentState(paper);
  },
  'document recordReceipt': ({ paper }, { outside, hasArrived }) => {
    for (const recipient of outside) recipient.state = hasArrived ? 'DELIVERED' : 'RETURNED';
    paper.state = sentState(paper);
  },
  'document command': ({ paper }, { targets }) => {
    paper.hasInstruction = true;
    paper.orderNames = targets.length;
  },
  'document close': ({ paper }) => void (paper.isClosedAtRegistry = true),
  'document reopen': ({ paper }) => void (paper.isClosedAtRegistry = false),
  'document submit': ({ paper }, { route }) => {
    paper.route = route;
    goTo(paper, 0);
  },
  'document pass': ({ paper }) => goTo(paper, paper.station + 1),
  'document skip': ({ paper }) => goTo(paper, paper.station + 1),
  'leg settle': ({ paper }) => settle(paper),
  'leg acknowledge': close,
  'leg acknowledgeFile': close,
  'leg close': close,
  'leg approveReport': finishReports,
  'leg assignPresent': ({ leg: transmission }, { people }) =>
    void (need(transmission).studier = people[0] ?? null),
  'leg sendBack': ({ paper, leg: transmission }) => {
    if (transmission?.state !== 'IN_PROGRESS') return;
    for (const job of assignmentsOf(paper, transmission)) {
      if (job.isMain && job.state === 'REPORTED') job.state = 'IN_PROGRESS';
    }
  },
  'leg reopen': ({ paper }) => {
    if (paper.state === 'CLOSED') {
      paper.state = paper.kind === 'outside' ? 'DISTRIBUTED' : 'DISPATCHED';
    }
  },
  'job accept': ({ leg: transmission }) => {
    if (transmission?.state === 'ASSIGNED') transmission.state = 'IN_PROGRESS';
  },
  'job sendBack': giveUp,
  'job endJob': giveUp,
  'job remind': ({ job }) => void (need(job).isRemindedToday = true),
  'job reassign': ({ job }, { people }) => void (need(job).assignee = people[0] ?? ''),
  'job report': ({ paper, leg: transmission, job }, { percent }) => {
    need(job).state = percent === 100 ? 'REPORTED' : 'IN_PROGRESS';
    const mains = assignmentsOf(paper, transmission).filter((one) => one.isMain && !isOut(one));
    const isReady = need(job).isMain && mains.every((one) => !isOpen(one));
    if (isReady && transmission?.state === 'IN_PROGRESS') transmission.state = 'REPORTED';
  },
};

/** Moves the model; transmissions and assignments that the act makes are added by `addLegs`, `addJobs`. */
export function applyTransition({ thing, row }: Offer, answers: Answers): void {
  const { paper, on, leg: transmission, job } = thing;
  if (row.to !== 'computed') {
    const to: FlowState = row.to;
    if (on === 'document') paper.state = to as ModelPaper['state'];
    else if (on === 'leg') need(transmission).state = to as ModelTransmission['state'];
    else need(job).state = to as ModelAssignment['state'];
  }
  alsoDoes[`${on} ${row.act}`]?.(thing, answers);
  paper.history += 1;
}

/** Whether the act sends the paper somewhere, or gives it out as work. */
export const sends = ({ row }: Offer): boolean =>
  (row.effects ?? []).some((effect) => effect === 'sendLegs' || effect === 'signAndNumber');
export const givesWork = ({ row }: Offer): boolean => (row.effects ?? []).includes('createJobs');
