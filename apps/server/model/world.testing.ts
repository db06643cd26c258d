import { newId } from '@sarn/kernel';
import { flows } from '@sarn/correspondence/contract';
import { letterKinds, publicationKinds } from '@sarn/document/contract';
import type { DocumentDetail, DocumentKind, DocumentState } from '@sarn/document/contract';
import { expect } from 'vitest';
import { accounts, expectRefusal } from '../testing.ts';
import type { RawAnswer, TestInstance } from '../testing.ts';
import { answersFor, sendersOf } from './answers.testing.ts';
import type { Target } from './answers.testing.ts';
import { clerkOf, idOf, offersOn, subjectsOf } from './document-model.testing.ts';
import type {
  ModelAssignment,
  ModelTransmission,
  ModelDocument,
  ModelRecipient,
  Offer,
} from './document-model.testing.ts';
import { applyTransition, givesWork, sends } from './transitions.testing.ts';
import { Picks } from './picks.testing.ts';

/** What is drawn for one step: what kind of step, and the choices in it. */
export interface Step {
  readonly what: number;
  readonly picks: readonly number[];
}

/** The first state of a document that does not begin as a draft. */
const firstState: Readonly<Record<string, DocumentState>> = {
  register: 'REGISTERED',
  arrive: 'ARRIVED',
};

/** How documents begin, the usual ones more often. */
const beginnings = [
  ...['register', 'register', 'arrive', 'memo', 'memo', 'publication'],
  ...['letter', 'letter', 'letter'],
] as const;

/** Documents in work at the same time; enough that they meet in queues and registers. */
const documentsAtOnce = 3;

/** The instance and the model, changed together step by step. */
export class World {
  readonly stand: TestInstance;
  readonly documents: ModelDocument[] = [];
  /** The acts done, to be printed with a counterexample. */
  readonly log: string[] = [];
  /** How often each row of the flow was used. */
  readonly walked = new Map<string, number>();
  private made = 0;
  private readonly hasSecrets: boolean;

  constructor(instance: TestInstance, hasSecrets = false) {
    this.stand = instance;
    this.hasSecrets = hasSecrets;
  }

  /** Goes on with new documents; the earlier ones keep their state. */
  begin(): void {
    this.documents.length = 0;
    this.log.length = 0;
  }

  /**
   * One step: a first document, another document, a reading, a forbidden act, or most often a next
   * act.
   *
   * @returns the document that the step was about
   */
  async step({ what, picks: drawn }: Step): Promise<ModelDocument | null> {
    const picks = new Picks(drawn);
    if (this.documents.length === 0 || (what < 8 && this.documents.length < documentsAtOnce)) {
      return this.writeDocument(picks);
    }
    const document = picks.one(this.documents);
    if (what < 16) return this.misdeed(document, picks);
    if (what < 22) return this.look(document, picks);
    return this.move(document, picks);
  }

  private async writeDocument(picks: Picks): Promise<ModelDocument> {
    const { office } = this.stand;
    const author = picks.one(['officer.policy', 'officer.legal']);
    // Published kinds cannot be classified.
    const begin = picks.one(
      this.hasSecrets ? beginnings.filter((one) => one !== 'publication') : beginnings,
    );
    this.made += 1;
    const title = `ฎ${newId().slice(-12)}ฎ เรื่องที่ ${this.made}`;
    const file = { name: `แนบ${title.slice(0, 14)}.pdf` };
    const addressed = picks.some(['policy', 'legal'], 2);
    const kind = picks.one(publicationKinds);
    const letterKind = picks.one(letterKinds);
    const outside = picks.some(['กรมที่หนึ่ง', 'กรมที่สอง'], 2);
    const documents = { title };
    const secrecy = begin === 'register' && this.hasSecrets ? 'confidential' : 'normal';
    const upload = (account: string) => office.upload(account, undefined, file.name);
    const body = { bodyJson: bodyOf(title) };
    const calls: Record<string, () => Promise<[string, DocumentKind, string, object]>> = {
      register: async () => {
        const form = { ...office.letterForm(), title, sender: `ผู้ส่ง ${title}` };
        const sent = { ...form, secrecy, fileIds: [await upload('saraban')] };
        return ['saraban', 'outside', '/registry/incoming/register', sent];
      },
      arrive: async () => {
        const sent = { title, sender: `ผู้ส่ง ${title}`, fileIds: [await upload('saraban')] };
        return ['saraban', 'outside', '/registry/incoming/arrive', sent];
      },
      memo: async () => {
        const unitIds = addressed.map(office.unit);
        const sent = { ...documents, ...body, addressee: `ผู้รับ ${title}`, unitIds };
        return [author, 'inside', '/registry/memo/save', sent];
      },
      publication: async () => {
        const form = { ...office.publicationForm(kind), ...documents, ...body };
        return [author, kind, '/registry/publication/save', form];
      },
      letter: async () => {
        const recipients = outside.map((name) => ({ name, method: 'post' }));
        const form = { ...office.letterOfKind(letterKind), ...documents, ...body, recipients };
        const fileIds = letterKind === 'other' ? [await upload(author)] : [];
        return [author, letterKind, '/registry/letter/save', { ...form, fileIds }];
      },
    };
    const [account, made, path, sent] = await (calls[begin]?.() ??
      Promise.reject(new Error(begin)));
    const answer = await this.stand.as(account, path, sent);
    expect(answer.status, answer.text).toBe(200);
    const document: ModelDocument = {
      id: String(answer.body['documentId']),
      kind: made,
      title,
      author: account,
      owner: account === 'saraban' ? 'agency' : (account.split('.')[1] ?? ''),
      addressed,
      secrecy,
      state: firstState[begin] ?? 'DRAFT',
      presentedTo: null,
      hasInstruction: false,
      orderNames: 0,
      isClosedAtRegistry: false,
      route: [],
      station: 0,
      transmissions: [],
      assignments: [],
      recipients: [],
      history: 1,
    };
    if (begin === 'letter') document.recipients = await this.recipientsOf(document);
    this.documents.push(document);
    this.log.push(`${account} ${begin} (${made})`);
    return document;
  }

  /** Addressees outside of a draft, as the server numbered them. */
  private async recipientsOf(document: ModelDocument): Promise<ModelRecipient[]> {
    const { letter } = await this.read(document.author, document);
    return (letter?.recipients ?? []).map(({ id }) => ({ id, state: 'WAITING', hasLeft: false }));
  }

  /**
   * A person opens the document; if they are on the receiving side it can no longer be recalled.
   */
  private async look(document: ModelDocument, picks: Picks): Promise<ModelDocument> {
    const account = picks.one(accounts);
    const answer = await this.stand.as(account, '/update-read-portal', { F_DOC_ID: document.id });
    this.log.push(`${account} opens ${this.nameOf(document)}: ${answer.status}`);
    if (answer.status !== 200) {
      expectRefusal(answer, 'opening', isSecret(document) ? [403, 404] : [404]);
      return document;
    }
    for (const transmission of document.transmissions) {
      const isTheirs =
        transmission.person === account || clerkOf[transmission.unit ?? ''] === account;
      if (isTheirs && ['SENT', 'DELIVERED'].includes(transmission.state))
        transmission.isOpened = true;
    }
    return document;
  }

  /** A person tries an act that is not offered to them; it is refused and nothing is written. */
  private async misdeed(document: ModelDocument, picks: Picks): Promise<ModelDocument> {
    const account = picks.one(accounts);
    const subject = picks.one(subjectsOf(document));
    const rows = (flows[document.kind]?.transitions ?? []).filter((row) => row.on === subject.on);
    const offered = offersOn(document)
      .filter((offer) => offer.account === account && idOf(offer.subject) === idOf(subject))
      .map((offer) => offer.row.act);
    const acts = rows.map((row) => row.act).filter((act) => !offered.includes(act));
    if (acts.length === 0) return document;
    const act = picks.one(acts);
    this.log.push(`${account} tries ${subject.on} ${act} on ${this.nameOf(document)}`);
    const body = { on: subject.on, targetId: idOf(subject), act, form: {} };
    await this.stand.leavesNothing(async () => {
      const answer = await this.stand.as(account, this.actPath(document), body);
      expectRefusal(answer, `${account} ${act}`, [403, 404, 409, 422]);
    });
    return document;
  }

  private async move(document: ModelDocument, picks: Picks): Promise<ModelDocument> {
    // Where people are cleared, classes are given by separate steps.
    const all = offersOn(document).filter(({ row }) => !this.hasSecrets || row.form !== 'classify');
    if (all.length === 0) return document;
    const onward = all.filter(({ row }) => row.tone === 'primary');
    const offer = picks.one(onward.length > 0 && !picks.onceIn(3) ? onward : all);
    const answers = answersFor(this.stand.office, offer, picks);
    const { subject, account, row } = offer;
    const body = { on: subject.on, targetId: idOf(subject), act: row.act, form: answers.form };
    const key = { 'idempotency-key': `model-${newId()}` };
    const send = () => this.stand.as(account, this.actPath(document), body, key);
    const word = `${account} ${subject.on} ${row.act} from ${row.from.join('/')}`;
    this.log.push(`${word} on ${this.nameOf(document)}${answers.isWrong ? ' (wrongly)' : ''}`);
    if (isSecret(document)) await this.openFor(account, document);
    if (answers.isWrong) {
      await this.stand.leavesNothing(async () => {
        expectRefusal(await send(), word, isSecret(document) ? [403, 404, 409, 422] : [409, 422]);
      });
      return document;
    }
    const answer = await send();
    // A person who is not cleared, or not named, can neither act nor receive the document.
    if (isSecret(document) && answer.status !== 200) {
      expectRefusal(answer, word, [403, 404, 409, 422]);
      return document;
    }
    expect(answer.status, `${word}: ${answer.text}`).toBe(200);
    if (picks.onceIn(4)) await this.sendAgain(send, answer, word);
    applyTransition(offer, answers);
    await this.learnIds(document, offer, { ...answers, row: offer });
    const walk = `${document.kind} ${subject.on} ${row.act}`;
    this.walked.set(walk, (this.walked.get(walk) ?? 0) + 1);
    return document;
  }

  /** The same command again, with its key: the same answer, and nothing is done twice. */
  private async sendAgain(
    send: () => Promise<RawAnswer>,
    first: RawAnswer,
    word: string,
  ): Promise<void> {
    await this.stand.leavesNothing(async () => {
      const again = await send();
      expect([again.status, again.body], `${word}, again`).toEqual([200, first.body]);
    });
  }

  /** The server made transmissions or assignments: takes over their ids only. */
  private async learnIds(
    document: ModelDocument,
    offer: Offer,
    answers: {
      readonly targets: readonly Target[];
      readonly people: readonly string[];
      row: Offer;
    },
  ): Promise<void> {
    if (!sends(offer) && !givesWork(offer)) return;
    const { office } = this.stand;
    const seen = await this.read(document.author, document);
    if (sends(offer)) {
      const memo = document.addressed.map((unit): Target => ({ unit, person: null }));
      const targets = offer.row.act === 'sign' ? memo : answers.targets;
      const fresh = seen.transmissions.filter(
        (transmission) => !document.transmissions.some((known) => known.id === transmission.id),
      );
      expect(fresh).toHaveLength(targets.length);
      for (const { unit, person } of targets) {
        const to = unit ? office.unit(unit) : office.person(person ?? '');
        const transmission = fresh.find((one) => (one.toUnit?.id ?? one.toPerson?.id) === to);
        expect(transmission, `a sending to ${unit ?? person}`).toBeDefined();
        document.transmissions.push(
          newTransmission(transmission?.id ?? '', { unit, person }, sendersOf(offer)),
        );
      }
    }
    if (!givesWork(offer) || !offer.subject.transmission) return;
    const fresh = seen.assignments.filter(
      (assignment) => !document.assignments.some((known) => known.id === assignment.id),
    );
    expect(fresh).toHaveLength(answers.people.length);
    for (const [at, assignee] of answers.people.entries()) {
      const assignment = fresh.find((one) => one.assignee.id === office.person(assignee));
      expect(assignment, `an assignment of ${assignee}`).toBeDefined();
      document.assignments.push(
        newAssignment(assignment?.id ?? '', offer.subject.transmission, assignee, at === 0),
      );
    }
  }

  async read(account: string, document: ModelDocument): Promise<DocumentDetail> {
    const found = await this.find(account, document);
    if (!found) throw new Error(`${account} cannot read ${this.nameOf(document)}`);
    return found;
  }

  /**
   * The document page as the account gets it; null when the server answers that it does not exist.
   */
  async find(account: string, document: ModelDocument): Promise<DocumentDetail | null> {
    if (isSecret(document)) await this.openFor(account, document);
    const token = await this.stand.token(account);
    const answer = await this.stand.call(`/registry/document/${document.id}`, { token });
    if (answer.status === 200) return answer.body['item'] as DocumentDetail;
    expectRefusal(answer, 'the document', [404]);
    return null;
  }

  /** Gives the reason for reading, as every reader of a classified document has to. */
  private openFor(account: string, { id: documentId }: ModelDocument): Promise<RawAnswer> {
    const reason = 'เหตุผลที่สุ่มขึ้นเพื่อทดสอบ';
    return this.stand.as(account, '/registry/secret/open', { documentId, reason });
  }

  nameOf = (document: ModelDocument): string =>
    `${document.kind} no. ${this.documents.indexOf(document)}`;
  private actPath = (document: ModelDocument): string => `/registry/document/${document.id}/act`;
}

const newTransmission = (
  id: string,
  to: Target,
  senders: readonly string[],
): ModelTransmission => ({
  id,
  ...to,
  senders,
  state: to.person ? 'DELIVERED' : 'SENT',
  isOpened: false,
  studier: null,
});

const newAssignment = (
  id: string,
  transmission: ModelTransmission,
  assignee: string,
  isMain: boolean,
): ModelAssignment => ({
  id,
  transmission,
  assignee,
  isMain,
  state: 'ASSIGNED',
  isRemindedToday: false,
});

const bodyOf = (title: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: `เนื้อความของ ${title}` }] }],
});

const isSecret = ({ secrecy }: ModelDocument): boolean => secrecy !== 'normal';
