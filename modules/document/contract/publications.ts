import type { DocumentKind } from './kinds.ts';
import type { ChangeKind } from './validity.ts';

/** Kinds of document that are published to everybody in the agency, in the order of their codes. */
export const publicationKinds = [
  'cycle',
  'command',
  'regularity',
  'rules',
  'announce',
  'declaration',
  'news',
  'report',
] as const satisfies readonly DocumentKind[];

export type PublicationKind = (typeof publicationKinds)[number];

/** What a kind asks beside subject, text and files. */
export type PublicationField =
  | 'addressee'
  | 'speed'
  | 'inForceOn'
  | 'meetingName'
  | 'meetingNo'
  | 'meetingDate'
  | 'minutes'
  | 'remarks'
  | 'changes';

/** All in which one published kind differs from the others; the flow is made from it too. */
export interface PublicationRule {
  /** Its panel on the dashboard (specification §7, `bookType`). */
  readonly book: string;
  /** Name of its register, one for each Buddhist year. */
  readonly register: { readonly th: string; readonly en: string };
  /** Who may sign: a head or deputy above the drafter, or of the agency itself. */
  readonly signatory: 'line' | 'agency';
  /** A document whose form has no personal signature is approved instead (DOMAIN §4.4). */
  readonly ending: 'sign' | 'approve';
  readonly fields: readonly PublicationField[];
  /** How it may change documents published before; the first is offered first. */
  readonly mayChange: readonly ChangeKind[];
  /**
   * Whether documents of the kind are published in the Royal Gazette; the place is recorded later.
   */
  readonly isInGazette?: boolean;
  /** Of these fields, those that may stay empty. */
  readonly optional: readonly PublicationField[];
}

const ofAgency = { signatory: 'agency' } as const;
const inForce = {
  fields: ['inForceOn', 'changes'],
  optional: ['inForceOn', 'changes'],
  mayChange: ['amends', 'repeals', 'supersedes'],
} as const;
const plain = { fields: [], optional: [], mayChange: [] } as const;

/**
 * The published kinds as data.
 *
 * @rule saraban-2526 ข้อ 16
 */
export const publicationRules: Readonly<Record<PublicationKind, PublicationRule>> = {
  cycle: {
    book: 'cycle',
    register: { th: 'ทะเบียนหนังสือเวียน', en: 'Register of circulars' },
    signatory: 'line',
    ending: 'sign',
    fields: ['addressee', 'speed', 'changes'],
    optional: ['changes'],
    mayChange: ['supersedes'],
  },
  command: {
    ...ofAgency,
    ...inForce,
    book: 'command',
    register: { th: 'ทะเบียนคำสั่ง', en: 'Register of commands' },
    ending: 'sign',
  },
  regularity: {
    ...ofAgency,
    ...inForce,
    book: 'regularity',
    isInGazette: true,
    register: { th: 'ทะเบียนระเบียบ', en: 'Register of regulations' },
    ending: 'sign',
  },
  rules: {
    ...ofAgency,
    ...inForce,
    book: 'rule',
    isInGazette: true,
    register: { th: 'ทะเบียนข้อบังคับ', en: 'Register of rules' },
    ending: 'sign',
  },
  announce: {
    ...ofAgency,
    ...inForce,
    book: 'announce',
    isInGazette: true,
    register: { th: 'ทะเบียนประกาศ', en: 'Register of announcements' },
    ending: 'sign',
  },
  declaration: {
    ...ofAgency,
    ...plain,
    book: 'declaration',
    register: { th: 'ทะเบียนแถลงการณ์', en: 'Register of declarations' },
    ending: 'approve',
  },
  news: {
    ...ofAgency,
    ...plain,
    fields: ['remarks'],
    optional: ['remarks'],
    book: 'news',
    register: { th: 'ทะเบียนข่าว', en: 'Register of news' },
    ending: 'approve',
  },
  report: {
    signatory: 'line',
    book: 'meet',
    register: { th: 'ทะเบียนรายงานการประชุม', en: 'Register of meeting reports' },
    ending: 'sign',
    fields: ['meetingName', 'meetingNo', 'meetingDate', 'minutes'],
    optional: ['minutes'],
    mayChange: [],
  },
};

/** Kinds whose documents can be amended, repealed or superseded, and have a validity. */
export const changeableKinds: readonly PublicationKind[] = publicationKinds.filter(
  (kind) => publicationRules[kind].mayChange.length > 0,
);

/** Whether documents of the kind are published; the others are sent. */
export function isPublicationKind(kind: string): kind is PublicationKind {
  return (publicationKinds as readonly string[]).includes(kind);
}

/** Kinds that several people may sign; a report has its recorder and its reviewer, a stamped letter one initial. */
const signedTogether: readonly string[] = [
  ...['inside', 'outgoing', 'guaranty', 'cycle', 'command', 'regularity', 'rules', 'announce'],
];

/** So many signatures have room on a page, with that of the signatory. */
export const mostCoSignatories = 9;

export const maySignTogether = (kind: string): boolean => signedTogether.includes(kind);

/** The state in which a document of the kind waits for its signature, approval or initial. */
export function awaitingState(
  kind: DocumentKind,
): 'AWAITING_SIGN' | 'AWAITING_APPROVAL' | 'AWAITING_INITIAL' {
  if (kind === 'stamp') return 'AWAITING_INITIAL';
  const isApproved = isPublicationKind(kind) && publicationRules[kind].ending === 'approve';
  return isApproved ? 'AWAITING_APPROVAL' : 'AWAITING_SIGN';
}
