import { flows, stateRow } from '@sarn/correspondence/contract';
import type {
  DocumentKind,
  DocumentState,
  FlowRole,
  FlowState,
  FlowSubject,
  AssignmentState,
  TransmissionState,
  Transition,
} from '@sarn/document/contract';

/** One sending, as the model knows it; people by account, units by key. */
export interface ModelTransmission {
  readonly id: string;
  readonly unit: string | null;
  readonly person: string | null;
  readonly senders: readonly string[];
  state: TransmissionState;
  isOpened: boolean;
  studier: string | null;
}

export interface ModelAssignment {
  readonly id: string;
  readonly transmission: ModelTransmission;
  readonly isMain: boolean;
  assignee: string;
  state: AssignmentState;
  isRemindedToday: boolean;
}

export interface Station {
  readonly account: string;
  readonly role: 'reviewer' | 'signatory';
}

/** Somebody outside to whom a letter goes. */
export interface ModelRecipient {
  readonly id: string;
  state: 'WAITING' | 'SENT' | 'DELIVERED' | 'RETURNED';
  /** Once it has left the agency the letter cannot be cancelled, whatever became of it. */
  hasLeft: boolean;
}

/** To whom a document was presented: a duty of its unit, or a person by account. */
export type Presented = 'head' | 'deputy' | { readonly account: string };

/**
 * The expected state of a document, without asking the server: small enough to check by reading.
 */
export interface ModelDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly author: string;
  readonly owner: string;
  readonly addressed: readonly string[];
  /** Its class; changes only where people of the model are cleared. */
  secrecy: string;
  state: DocumentState;
  presentedTo: Presented | null;
  hasInstruction: boolean;
  orderNames: number;
  isClosedAtRegistry: boolean;
  route: readonly Station[];
  station: number;
  transmissions: ModelTransmission[];
  assignments: ModelAssignment[];
  recipients: ModelRecipient[];
  history: number;
}

/** What has a state: the document, one of its transmissions, one of its assignments. */
export interface ModelSubject {
  readonly document: ModelDocument;
  readonly on: FlowSubject;
  readonly transmission: ModelTransmission | null;
  readonly assignment: ModelAssignment | null;
}

/** The people of each duty in the test agency. */
export const clerkOf: Readonly<Record<string, string>> = {
  agency: 'saraban',
  policy: 'clerk.policy',
  legal: 'clerk.legal',
};
export const headOf: Readonly<Record<string, string>> = {
  agency: 'director',
  policy: 'head.policy',
  legal: 'head.legal',
};
/** Divisions have neither deputy nor secretary. */
export const deputyOf: Readonly<Record<string, string>> = { agency: 'deputy' };
const secretaryOf: Readonly<Record<string, string>> = { agency: 'secretary' };
/** Accounts that may be assigned work of a unit: its own people; for the agency, everybody. */
export const membersOf: Readonly<Record<string, readonly string[]>> = {
  policy: ['head.policy', 'clerk.policy', 'officer.policy', 'officer2.policy'],
  legal: ['head.legal', 'clerk.legal', 'officer.legal', 'officer2.legal'],
};

const waitsOnRoute = new Set([
  'IN_REVIEW',
  'AWAITING_SIGN',
  'AWAITING_APPROVAL',
  'AWAITING_INITIAL',
]);
const stationOf = (document: ModelDocument, role: Station['role']): string[] => {
  const at = waitsOnRoute.has(document.state);
  const station = at ? document.route[document.station] : undefined;
  return station?.role === role ? [station.account] : [];
};
const given = (account: string | null | undefined): string[] => (account ? [account] : []);

/** Accounts that act in a role: the same question as `principals.ts`, answered from the small agency. */
const accountsIn: Record<string, (subject: ModelSubject) => string[]> = {
  ownerClerk: ({ document }) => given(clerkOf[document.owner]),
  ownerHead: ({ document }) => given(headOf[document.owner]),
  presentedTo: ({ document: { presentedTo, owner } }) => {
    if (presentedTo === 'head') return given(headOf[owner]);
    return presentedTo === 'deputy' ? given(deputyOf[owner]) : given(presentedTo?.account);
  },
  presentedSecretary: ({ document: { presentedTo, owner } }) =>
    presentedTo === 'head' ? given(secretaryOf[owner]) : [],
  registryClerk: ({ document }) => given(clerkOf[document.owner]),
  // The small agency has no line that lets somebody else give numbers.
  numberGiver: () => [],
  drafter: ({ document }) => [document.author],
  reviewer: ({ document }) => stationOf(document, 'reviewer'),
  signatory: ({ document }) => stationOf(document, 'signatory'),
  routeSignatory: ({ document }) => given(document.route.at(-1)?.account),
  senderClerk: ({ transmission }) => [...(transmission?.senders ?? [])],
  unitClerk: ({ transmission }) => given(clerkOf[transmission?.unit ?? '']),
  unitHead: ({ transmission }) => given(headOf[transmission?.unit ?? '']),
  studier: ({ transmission }) => given(transmission?.studier),
  recipient: ({ transmission }) => given(transmission?.person),
  assignee: ({ assignment }) => given(assignment?.assignee),
};

export function accountsFor(roles: readonly FlowRole[], subject: ModelSubject): string[] {
  const all = roles.flatMap((role) => {
    const who = accountsIn[role];
    if (!who) throw new Error(`the model does not know the role ${role}: say who acts in it`);
    return who(subject);
  });
  return [...new Set(all)];
}

export function stateOf({ document, on, transmission, assignment }: ModelSubject): FlowState {
  if (on === 'document') return document.state;
  return (on === 'assignment' ? assignment?.state : transmission?.state) ?? document.state;
}

export const idOf = ({ document, on, transmission, assignment }: ModelSubject): string =>
  (on === 'assignment' ? assignment?.id : on === 'transmission' ? transmission?.id : document.id) ??
  '';

export function subjectsOf(document: ModelDocument): ModelSubject[] {
  return [
    { document, on: 'document', transmission: null, assignment: null },
    ...document.transmissions.map((transmission): ModelSubject => ({
      document,
      on: 'transmission',
      transmission,
      assignment: null,
    })),
    ...document.assignments.map((assignment): ModelSubject => ({
      document,
      on: 'assignment',
      transmission: assignment.transmission,
      assignment,
    })),
  ];
}

export const assignmentsOf = (
  document: ModelDocument,
  transmission: ModelTransmission | null,
): ModelAssignment[] =>
  document.assignments.filter((assignment) => assignment.transmission === transmission);

export const isOut = (assignment: ModelAssignment): boolean =>
  ['RETURNED', 'ENDED'].includes(assignment.state);
export const isOpen = (assignment: ModelAssignment): boolean =>
  ['ASSIGNED', 'IN_PROGRESS'].includes(assignment.state);

/** Conditions of a row without which its button is not shown. */
const shownWhen: Record<string, (subject: ModelSubject) => boolean> = {
  unreadAndUnregistered: ({ transmission }) => !transmission?.isOpened,
  mainAssignmentsReported: ({ document, transmission }) => {
    const mains = assignmentsOf(document, transmission).filter(
      (assignment) => assignment.isMain && !isOut(assignment),
    );
    return mains.length > 0 && mains.every((assignment) => !isOpen(assignment));
  },
  closedAtRegistry: ({ document }) => document.isClosedAtRegistry,
  orderNamesNobody: ({ document }) => document.orderNames === 0,
  // In the model no document is answered: the journeys test that.
  answered: () => false,
  isSecret: () => false,
};

export interface Offer {
  readonly subject: ModelSubject;
  readonly account: string;
  readonly row: Transition;
}

/** Everything that anybody may do with the document now. */
export function offersOn(document: ModelDocument): Offer[] {
  const rows = flows[document.kind]?.transitions ?? [];
  return subjectsOf(document).flatMap((subject) =>
    rows
      .filter((row) => row.on === subject.on && row.from.includes(stateOf(subject)))
      .filter((row) => (row.guards ?? []).every((guard) => shownWhen[guard]?.(subject) ?? true))
      .flatMap((row) => accountsFor(row.by, subject).map((account) => ({ subject, account, row }))),
  );
}

export interface Place {
  readonly subject: ModelSubject;
  readonly queue: string;
  readonly account: string;
}

/** Where each part of the document waits, and for whom. */
export function placesOf(document: ModelDocument): Place[] {
  return subjectsOf(document).flatMap((subject) => {
    const row = stateRow(document.kind, subject.on, stateOf(subject));
    if (!row)
      throw new Error(`${document.kind} knows no state ${stateOf(subject)} of a ${subject.on}`);
    return row.waiting.flatMap(({ queue, for: roles }) =>
      accountsFor(roles, subject).map((account) => ({ subject, queue, account })),
    );
  });
}

const rowOf = (subject: ModelSubject) =>
  stateRow(subject.document.kind, subject.on, stateOf(subject));

export const isFinal = (subject: ModelSubject): boolean => rowOf(subject)?.isFinal ?? false;

/** A part in this state must wait for somebody. */
export const isUnderWay = (subject: ModelSubject): boolean =>
  !isFinal(subject) && !rowOf(subject)?.isAtRest;
