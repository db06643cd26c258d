import { z } from 'zod';
import { lineFields, registerFieldNames, shownShape } from './register-fields.ts';

const instant = z.string();
/** A text that is shown, in both languages. */
export const Term = z.object({ th: z.string(), en: z.string() });
const term = Term;

export const UnitRef = z.object({ id: z.string(), name: z.string() });
export const PersonRef = z.object({ id: z.string(), name: z.string(), positionName: z.string() });

/** A file beside a document; its bytes come from the file module under the same permission. */
export const DocumentFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  pageCount: z.number().nullable(),
  role: z.string().describe('main: the document itself; attachment; report'),
});

/** A replaced or withdrawn file; it can still be read. */
export const FormerFile = DocumentFile.extend({ replacedAt: instant });
export type FormerFile = z.output<typeof FormerFile>;

/** A current file, with its former versions. */
export const FileWithVersions = DocumentFile.extend({
  versions: z.array(FormerFile).describe('former ones, the newest first'),
  mayReplace: z.boolean(),
});
export type FileWithVersions = z.output<typeof FileWithVersions>;

/** One sending to a unit or a person, with its result. */
export const TransmissionView = z.object({
  id: z.string(),
  role: z.enum(['main', 'info']),
  toUnit: UnitRef.nullable(),
  toPerson: PersonRef.nullable(),
  fromUnit: UnitRef.nullable(),
  state: z.string(),
  stateTerm: term,
  receiveNo: z.string().nullable().describe('the receiving unit’s own number, n/BBBB'),
  note: z.string(),
  dueDate: z.string().nullable(),
  sentAt: instant,
  openedAt: instant.nullable(),
});
export type TransmissionView = z.output<typeof TransmissionView>;

export const AssignmentView = z.object({
  id: z.string(),
  transmissionId: z.string(),
  assignee: PersonRef,
  isMain: z.boolean(),
  state: z.string(),
  stateTerm: term,
  instruction: z.string(),
  dueDate: z.string().nullable(),
  percent: z.number(),
  assignedAt: instant,
  jobType: z.string().describe('code of what the assignee is to do; empty where nobody said'),
});
export type AssignmentView = z.output<typeof AssignmentView>;

/** One step of the route of a draft: a review or a signature. */
export const RouteStep = z.object({
  id: z.string(),
  seq: z.number(),
  role: z.enum(['review', 'sign']),
  person: PersonRef,
  state: z.enum(['waiting', 'active', 'passed', 'returned', 'signed', 'skipped']),
  at: instant.nullable(),
  actedBy: z
    .string()
    .describe('who acted for the person, as printed; empty when they acted themselves'),
  startsWithPrevious: z.boolean().describe('it is asked for together with the step before it'),
});
export type RouteStep = z.output<typeof RouteStep>;

/** Who did what, when, in which post as it was then; never changed afterwards. */
export const HistoryEntry = z.object({
  id: z.string(),
  at: instant,
  act: z.string(),
  actTerm: term,
  on: z.enum(['document', 'transmission', 'assignment']),
  transmissionId: z.string().nullable(),
  assignmentId: z.string().nullable(),
  actorName: z.string(),
  actorPost: z.string(),
  actingFor: z
    .object({ name: z.string(), orderNo: z.string() })
    .nullable()
    .describe('for whom it was done, by which order; an empty name for a vacant post'),
  unitName: z
    .string()
    .nullable()
    .describe('the unit of the transmission or assignment in which it happened'),
  toState: term.nullable(),
  note: z.string(),
  detail: z.array(z.object({ label: term, value: z.string() })),
  files: z.array(DocumentFile),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** A number that was taken before there was a document for it, and may still be used. */
export const ReservedNumber = z.object({
  entryId: z.string(),
  number: z.number(),
  year: z.number(),
  forDay: z.string(),
  expiresOn: z.string(),
  reason: z.string(),
});
export type ReservedNumber = z.output<typeof ReservedNumber>;

/** One act that the reader may do now: a button and its form. */
export const MayAct = z.object({
  on: z.enum(['document', 'transmission', 'assignment']),
  targetId: z.string(),
  act: z.string(),
  actTerm: term,
  form: z.string(),
  tone: z.enum(['primary', 'quiet', 'danger']),
  asksPassword: z.boolean(),
  /** Posts from which it can be done, the usual one first; the request names the chosen one. */
  capacities: z.array(
    z.object({
      postId: z.string(),
      delegationId: z.string().nullable().describe('null for an own post'),
      lines: z.array(z.string()).describe('as printed under the name, one post to a line'),
      principalName: z.string(),
      matters: z.string(),
      endsAt: instant.nullable(),
    }),
  ),
  /** Unit below which persons may be picked (assign, study); null where any person may be. */
  scopeUnitId: z.string().nullable(),
  /** Recipients named by the order, offered first on dispatch. */
  recipients: z.array(
    z.object({
      unitId: z.string().optional(),
      personId: z.string().optional(),
      name: z.string(),
      role: z.enum(['main', 'info']),
    }),
  ),
  /** Reserved numbers of the register in which this act takes a number; it may use one. */
  reserved: z.array(ReservedNumber),
  /** Which transmission or assignment it concerns, in words, where there are several. */
  about: z.string(),
});
export type MayAct = z.output<typeof MayAct>;

/** A part of the matter that is the reader's: what they have to do, or what was sent to them. */
export const ReaderState = z.object({
  key: z.string().describe('as in the rows of lists: `assignment:<id>`'),
  on: z.enum(['document', 'transmission', 'assignment']),
  targetId: z.string(),
  state: z.string(),
  stateTerm: term,
  dueDate: z.string().nullable(),
  receiveNo: z.string().nullable().describe('in the unit of the reader, else of the document'),
  isSettled: z.boolean().describe('nobody has anything to do: it is not late any more'),
});
export type ReaderState = z.output<typeof ReaderState>;

/** What the answer about every document holds; sections of modules are beside it. */
export const DocumentCore = z.object({
  id: z.string(),
  kind: z.string(),
  kindTerm: term,
  version: z.number().describe('to be sent with an act; an outdated version is refused'),
  ...shownShape(registerFieldNames),
  receiveNo: z.string().nullable(),
  receivedAt: instant.nullable(),
  ownerUnit: UnitRef,
  author: PersonRef,
  state: z.string(),
  stateTerm: term,
  destroyed: z
    .object({ at: instant, note: z.string().describe('the list by which it was destroyed') })
    .nullable()
    .describe('its content is destroyed; only the register entry is left'),
  bodyHtml: z.string().nullable(),
  bodyJson: z.unknown().nullable(),
  addressedUnits: z.array(UnitRef),
  signedBy: z
    .object({
      name: z.string(),
      post: z.string(),
      lines: z.array(z.string()).describe('the post as printed, with the phrase for acting'),
      forName: z.string().describe('for whom it was signed; empty when the signer holds the post'),
      at: instant,
    })
    .nullable(),
  files: z.array(FileWithVersions),
  withdrawnFiles: z.array(FormerFile),
  history: z.array(HistoryEntry),
  /** “ตอนนี้เรื่องอยู่ที่ใคร”: who has it now, and since when. */
  principals: z.array(z.object({ name: z.string(), queue: z.string(), since: instant })),
  forReader: z
    .array(ReaderState)
    .describe('the most urgent first; the state and due date of the head, and of rows by key'),
  isOver: z.boolean().describe('it cannot be closed any more'),
  may: z.array(MayAct),
});

/**
 * Sections of the answer about a document, by their names in it. The interface is open: the contract
 * of the module that owns a section adds it (`declare module`), and the composition of the server
 * does not compile without its schema and its maker.
 */
export interface DocumentSections {}

/** The answer about a document, with the sections of all modules. */
export type DocumentDetail = z.output<typeof DocumentCore> & DocumentSections;

/** One entry of a register, with the columns of forms 13 and 14. */
export const RegisterEntry = z.object({
  entryId: z.string(),
  number: z.number(),
  state: z.enum(['USED', 'VOID', 'RESERVED', 'RELEASED']),
  enteredAt: instant,
  forDay: z
    .string()
    .describe('the day of the entry; earlier than the day it was made when back-dated'),
  documentId: z.string().nullable().describe('null where the reader may not open it'),
  ...shownShape(lineFields),
  kind: term.nullable().describe('ประเภทหนังสือ, where the reader may open the document'),
  disposal: term.nullable().describe('การปฏิบัติ: the state of the document or its transmission'),
  remark: z.string(),
  imported: z
    .object({ oldId: z.string() })
    .nullable()
    .describe('the entry came from an older system, where the document had this id'),
  reserved: z
    .object({
      byName: z.string(),
      at: instant,
      reason: z.string(),
      expiresOn: z.string(),
      isExpired: z.boolean().describe('still reserved, but it can no longer be used'),
    })
    .nullable(),
  ended: z
    .object({ byName: z.string(), at: instant, reason: z.string() })
    .nullable()
    .describe('who made it void or released it, when and why'),
});
export type RegisterEntry = z.output<typeof RegisterEntry>;
