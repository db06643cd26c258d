import { isPublicationKind, publicationRules } from '@sarn/document/contract';
import type { FlowForm } from '@sarn/document/contract';
import { password } from '../testing.ts';
import type { OfficeInstance } from '../testing.ts';
import {
  accountsFor,
  deputyOf,
  headOf,
  isOpen,
  assignmentsOf,
  membersOf,
} from './document-model.testing.ts';
import type { ModelRecipient, Offer, Presented, Station } from './document-model.testing.ts';
import type { Picks } from './picks.testing.ts';

/** Recipient, assignee, reviewer or signatory: a unit by key or a person by account. */
export interface Target {
  readonly unit: string | null;
  readonly person: string | null;
}

/** What a person answers in the form of an act, and what the model expects of it. */
export interface Answers {
  readonly form: Record<string, unknown>;
  readonly targets: readonly Target[];
  readonly people: readonly string[];
  readonly route: readonly Station[];
  readonly percent: number;
  readonly to: Presented;
  /** Addressees outside to whom it was sent, or whose receipt was reported. */
  readonly outside: readonly ModelRecipient[];
  readonly hasArrived: boolean;
  readonly letter: Record<string, unknown> | null;
  /** The rules refuse this answer. */
  readonly isWrong: boolean;
}

const nothing = { targets: [], people: [], route: [], outside: [], hasArrived: false };
const empty = { ...nothing, percent: 0, letter: null, isWrong: false };
const plain = { ...empty, to: 'head' as const };
const reason = 'เหตุผลที่สุ่มขึ้นเพื่อทดสอบ';
const units = ['policy', 'legal'];
const persons = ['deputy', 'officer.legal', 'head.policy', 'secretary'];

type Made = Partial<Answers> & Pick<Answers, 'form'>;
type Make = (instance: OfficeInstance, offer: Offer, picks: Picks) => Made;

function addressees(instance: OfficeInstance, picks: Picks): Made {
  const all: Target[] = [
    ...units.map((unit) => ({ unit, person: null })),
    ...persons.map((person) => ({ unit: null, person })),
  ];
  // Sendings to units are drawn more often: more acts follow them than sendings to a person.
  const targets = picks.onceIn(3) ? picks.some(all, 3) : [{ unit: picks.one(units), person: null }];
  const isDouble = picks.onceIn(12);
  const isUnmanned = picks.onceIn(12);
  const sent = targets.map(({ unit, person }) =>
    unit ? { unitId: instance.unit(unit) } : { personId: instance.person(person ?? '') },
  );
  const form = {
    recipients: [
      ...sent,
      ...(isDouble ? sent.slice(0, 1) : []),
      ...(isUnmanned ? [{ unitId: instance.unit('office') }] : []),
    ],
  };
  return { form, targets, isWrong: isDouble || isUnmanned };
}

/** The answers by form; a form that is missing here fails the walk. */
const make: Partial<Record<FlowForm, Make>> = {
  none: () => ({ form: {} }),
  note: () => ({ form: {} }),
  pass: () => ({ form: {} }),
  reason: (_office, _offer, picks) =>
    picks.onceIn(12) ? { form: { reason: ' ' }, isWrong: true } : { form: { reason } },
  opinion: () => ({ form: { note: 'เห็นควรดำเนินการ' } }),
  close: () => ({ form: { retention: 'one-year' } }),
  sign: () => ({ form: { password } }),
  // The next number: reserved numbers are not drawn; together.int.test.ts tests their races.
  signNumber: () => ({ form: { password } }),
  takeNumber: () => ({ form: {} }),
  gazette: (instance) => ({
    form: { volume: 143, part: 'ตอนพิเศษ 10 ง', page: '1', date: instance.today },
  }),
  certify: (instance) => ({ form: { meetingNo: '2/2569', meetingDate: instance.today } }),
  distribute: (instance, _offer, picks) => addressees(instance, picks),
  dispatch: (instance, _offer, picks) => addressees(instance, picks),
  present: (instance, { subject, row }, picks) => {
    const { owner } = subject.document;
    const account = picks.onceIn(3) ? picks.one(persons) : null;
    if (account) {
      const form = { to: 'person', personId: instance.person(account), purpose: 'to-know' };
      return { form: { ...form, note: row.act }, to: { account } };
    }
    const to = picks.onceIn(3) ? 'deputy' : 'head';
    // A division has no deputy: nobody would receive the document.
    const isWrong = to === 'deputy' && !deputyOf[owner];
    return { form: { to, purpose: 'to-consider' }, to, isWrong };
  },
  number: () => ({ form: {} }),
  dispatchOutside: (_office, { subject }, picks) => {
    const { recipients } = subject.document;
    const waiting = recipients.filter(({ state }) => state === 'WAITING' || state === 'RETURNED');
    const sent = recipients.filter((one) => !waiting.includes(one));
    const isWrong = sent.length > 0 && picks.onceIn(6);
    const outside = isWrong ? sent.slice(0, 1) : picks.some(waiting, 2);
    const sendings = outside.map(({ id }) => ({ recipientId: id, method: 'ems' }));
    return { form: { sendings }, outside, isWrong };
  },
  receipt: (_office, { subject }, picks) => {
    const { recipients } = subject.document;
    const sent = recipients.filter(({ state }) => state === 'SENT');
    // Everybody has opened it, or the event was reported before: nobody is to be notified.
    const others = recipients.filter(({ state }) => state !== 'SENT');
    const isWrong = sent.length === 0 || (others.length > 0 && picks.onceIn(6));
    const outside = [picks.one(isWrong ? others : sent)];
    const hasArrived = !picks.onceIn(3);
    const form = {
      recipientId: outside[0]?.id ?? '',
      outcome: hasArrived ? 'DELIVERED' : 'RETURNED',
    };
    return { form, outside, hasArrived, isWrong };
  },
  register: (instance, offer, picks) => {
    const letter = { ...instance.letterForm(), title: offer.subject.document.title };
    const isWrong = picks.onceIn(10);
    const letterDate = instance.dayFromToday(isWrong ? 1 : 0);
    return { form: { ...letter, letterDate }, letter, isWrong };
  },
  correct: (instance, offer, picks) => {
    const isWrong = picks.onceIn(6);
    const letterDate = instance.dayFromToday(isWrong ? 1 : 0);
    const letter = { ...instance.letterForm(), title: offer.subject.document.title, reason };
    return { form: { ...letter, letterDate }, isWrong };
  },
  command: (instance, offer, picks) => {
    if (offer.subject.on === 'transmission') return { form: { decision: 'agreed', password } };
    if (picks.onceIn(3)) return { form: { decision: 'keep', password } };
    const { form, targets = [] } = addressees(instance, picks);
    // Here a unit without a clerk may be named; the sending is refused later.
    const [first] = form['recipients'] as object[];
    return {
      form: { decision: 'assign', password, recipients: [first] },
      targets: targets.slice(0, 1),
    };
  },
  study: (instance, offer, picks) => {
    const [person, isWrong] = member(offer, picks);
    return { form: { personId: instance.person(person) }, people: [person], isWrong };
  },
  assign: (instance, offer, picks) => {
    const [main, isWrong] = member(offer, picks);
    const others = (membersOf[offer.subject.transmission?.unit ?? ''] ?? []).filter(
      (one) => one !== main,
    );
    const co = picks.onceIn(2) ? picks.some(others, 2) : [];
    const isPast = picks.onceIn(12);
    const form = {
      mainPersonId: instance.person(main),
      coPersonIds: co.map(instance.person),
      dueDate: instance.dayFromToday(isPast ? -1 : 3),
    };
    return { form, people: [main, ...co], isWrong: isWrong || isPast };
  },
  reassign: (instance, offer, picks) => {
    const [person, isOutside] = member(offer, picks);
    const { document, transmission, assignment } = offer.subject;
    const principals = assignmentsOf(document, transmission).filter(
      (one) => isOpen(one) || one === assignment,
    );
    const isTwice = principals.some((one) => one.assignee === person);
    return {
      form: { personId: instance.person(person), reason },
      people: [person],
      isWrong: isOutside || isTwice,
    };
  },
  report: (_office, _offer, picks) => {
    const percent = picks.onceIn(4) ? 50 : 100;
    return { form: { note: 'ดำเนินการแล้ว', percent }, percent };
  },
  // Nobody of the model is cleared: classified documents have walks of their own.
  classify: () => ({
    form: { secrecy: 'confidential', reason, removesContent: true },
    isWrong: true,
  }),
  submit: (instance, offer, picks) => route(instance, offer, picks),
};

/** A person of the unit; sometimes a person of another unit, which is refused. */
function member({ subject }: Offer, picks: Picks): [string, boolean] {
  const own = membersOf[subject.transmission?.unit ?? ''] ?? [];
  return picks.onceIn(12) ? ['deputy', true] : [picks.one(own), false];
}

/** Reviewers of any unit, then a person who may sign a document of that kind and unit. */
function route(instance: OfficeInstance, { subject }: Offer, picks: Picks): Made {
  const { kind, owner } = subject.document;
  const ofAgency = isPublicationKind(kind) && publicationRules[kind].signatory === 'agency';
  const able = ofAgency ? ['director', 'deputy'] : [headOf[owner] ?? '', 'director', 'deputy'];
  const isWrong = picks.onceIn(12);
  const signatory = isWrong ? 'officer2.legal' : picks.one(able);
  const others = ['officer2.policy', 'head.legal', 'officer.legal'].filter((o) => o !== signatory);
  const reviewers = picks.onceIn(2) ? picks.some(others, 2) : [];
  return {
    form: { reviewerIds: reviewers.map(instance.person), signatoryId: instance.person(signatory) },
    route: [
      ...reviewers.map((account): Station => ({ account, role: 'reviewer' })),
      { account: signatory, role: 'signatory' },
    ],
    isWrong,
  };
}

/** Whether a guard that does not hide the button refuses the act. */
function isHeldUp({ subject, row }: Offer): boolean {
  const guards = row.guards ?? [];
  if (
    guards.includes('nothingDispatched') &&
    subject.document.recipients.some((one) => one.hasLeft)
  ) {
    return true;
  }
  if (guards.includes('assignmentsFinal'))
    return assignmentsOf(subject.document, subject.transmission).some(isOpen);
  return row.act === 'remind' && (subject.assignment?.isRemindedToday ?? false);
}

/** Answers for an act, mostly valid ones. */
export function answersFor(instance: OfficeInstance, offer: Offer, picks: Picks): Answers {
  const { form } = offer.row;
  const made = make[form]?.(instance, offer, picks);
  if (!made)
    throw new Error(`the model does not know the question ${form}: say how it is answered`);
  return { ...plain, ...made, isWrong: (made.isWrong ?? false) || isHeldUp(offer) };
}

/** The people to whom the document returns that they sent. */
export function sendersOf({ subject, account, row }: Offer): string[] {
  return row.act === 'sign'
    ? [subject.document.author, ...accountsFor(['ownerClerk'], subject)]
    : [account];
}
