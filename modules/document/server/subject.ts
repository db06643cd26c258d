import type { CivilDate, Instant } from '@sarn/kernel';
import type {
  DocumentKind,
  DocumentState,
  FlowState,
  FlowSubject,
  AssignmentState,
  TransmissionState,
  ReadRegisterFields,
  Recipient,
} from '../contract/index.ts';

/** A document as stored. */
export interface DocumentRow extends ReadRegisterFields {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  readonly version: number;
  readonly ownerUnitId: string;
  readonly authorId: string;
  readonly presentedPrincipal: string | null;
  /** The post in which a person has it; null where a duty has it, or nobody acts for the person. */
  readonly presentedPostId: string | null;
  readonly orderRecipients: readonly Recipient[];
  readonly lastInstruction: string;
  /** How long it is kept; null until it is closed with its owner. */
  readonly retention: string | null;
  readonly addressedUnitIds: readonly string[];
  readonly bodyJson: unknown;
  readonly bodyHtml: string | null;
  readonly routeRound: number;
  readonly signedByName: string | null;
  readonly signedByPost: string | null;
  /** As printed under the name: own post with the phrase, then the posts acted for. */
  readonly signedByLines: readonly string[];
  /** For whom it was signed; empty when the signer holds the post. */
  readonly signedForName: string;
  readonly signedAt: Instant | null;
  /** The unit whose clerks seal, number and send it; null until it was signed or approved. */
  readonly registryUnitId: string | null;
  /** Whether an answer to it was sent. */
  readonly isAnswered: boolean;
  readonly shareRef: string;
  readonly createdAt: Instant;
  /** When its content was destroyed, and by which list; null while it is there. */
  readonly destroyedAt: Instant | null;
  readonly destroyedNote: string | null;
}

/** One sending of a document. */
export interface TransmissionRow {
  readonly id: string;
  readonly documentId: string;
  readonly role: 'main' | 'info';
  readonly fromUnitId: string;
  readonly fromPrincipals: readonly string[];
  readonly toUnitId: string | null;
  readonly toPersonId: string | null;
  /** The post in which the person was named: a person who acts for it finds the sending, too. */
  readonly toPostId: string | null;
  readonly state: TransmissionState;
  readonly note: string;
  readonly lastInstruction: string;
  readonly dueDate: CivilDate | null;
  readonly studierId: string | null;
  readonly studierPostId: string | null;
  readonly sentAt: Instant;
  readonly openedAt: Instant | null;
}

/** One assignment: one person's share of the work on a transmission. */
export interface AssignmentRow {
  readonly id: string;
  readonly documentId: string;
  readonly transmissionId: string;
  readonly assigneeId: string;
  readonly assigneePostId: string | null;
  readonly assignerId: string;
  readonly isMain: boolean;
  readonly state: AssignmentState;
  readonly instruction: string;
  readonly dueDate: CivilDate | null;
  readonly percent: number;
  readonly assignedAt: Instant;
  /** Code of what the assignee is to do; null where nobody said. */
  readonly jobType: string | null;
}

/** One step of a memo's route. */
export interface StepRow {
  readonly id: string;
  readonly seq: number;
  readonly role: 'review' | 'sign';
  readonly personId: string;
  readonly state: 'waiting' | 'active' | 'passed' | 'returned' | 'signed' | 'skipped';
  readonly actedAt: Instant | null;
  /** The post of the person in this step; null for steps from before posts were stored. */
  readonly postId: string | null;
  /** Who acted for the person, as printed; empty when they acted themselves. */
  readonly actedBy: string;
  /** It becomes active together with the step before it. */
  readonly startsWithPrevious: boolean;
  /** Name and posts under the signature, as printed; empty until it is signed. */
  readonly signedName: string;
  readonly signedLines: readonly string[];
  /** For whom it was signed; empty where the signer holds the post. */
  readonly signedForName: string;
}

/** The subject of a transition, with all that roles, guards and effects may ask about it. */
export interface Subject {
  readonly on: FlowSubject;
  readonly document: DocumentRow;
  readonly transmission: TransmissionRow | null;
  readonly assignment: AssignmentRow | null;
  /** The route of the present round; empty where the kind has none. */
  readonly steps: readonly StepRow[];
  /** Assignments of the transmission; empty for the document itself. */
  readonly assignments: readonly AssignmentRow[];
}

/** State of the document, transmission or assignment. */
export function stateOf(subject: Subject): FlowState {
  if (subject.on === 'assignment' && subject.assignment) return subject.assignment.state;
  if (subject.on === 'transmission' && subject.transmission) return subject.transmission.state;
  return subject.document.state;
}

/** Id of the document, transmission or assignment. */
export function targetIdOf(subject: Subject): string {
  if (subject.on === 'assignment' && subject.assignment) return subject.assignment.id;
  if (subject.on === 'transmission' && subject.transmission) return subject.transmission.id;
  return subject.document.id;
}

/** Key of the subject in the queues; it never changes. */
export function subjectKey(subject: Subject): string {
  return `${subject.on}:${targetIdOf(subject)}`;
}

/** Under which the reminders of an assignment ask for its work. */
export const reminderKey = (assignmentId: string): string => `reminder:${assignmentId}`;

/** When it is due: the assignment, else the transmission, else the document. */
export function dueOf({ assignment, transmission, document }: Subject): CivilDate | null {
  return assignment?.dueDate ?? transmission?.dueDate ?? document.dueDate;
}

/** The rows of a document of which its subjects are made. */
interface SubjectRows {
  readonly document: DocumentRow;
  readonly transmissions: readonly TransmissionRow[];
  readonly assignments: readonly AssignmentRow[];
  readonly steps: readonly StepRow[];
}

/**
 * All subjects of a document: the document, each transmission with its assignments, each
 * assignment.
 */
export function subjectsOf({
  document,
  transmissions,
  assignments,
  steps,
}: SubjectRows): Subject[] {
  const ofTransmissions = transmissions.flatMap((transmission): Subject[] => {
    const own = assignments.filter((assignment) => assignment.transmissionId === transmission.id);
    const base = { document, transmission, steps: [], assignments: own };
    return [
      { ...base, on: 'transmission', assignment: null },
      ...own.map((assignment): Subject => ({ ...base, on: 'assignment', assignment })),
    ];
  });
  return [documentSubject({ document, steps }), ...ofTransmissions];
}

/** The document itself as a subject. */
export const documentSubject = ({
  document,
  steps,
}: Pick<SubjectRows, 'document' | 'steps'>): Subject => ({
  on: 'document',
  document,
  transmission: null,
  assignment: null,
  steps,
  assignments: [],
});
