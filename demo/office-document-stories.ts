import type { LetterKind } from '@sarn/document/contract';
import type { SendMethod } from '@sarn/contact/contract';
import { dayMinutes } from './office-time.ts';
import { officeDocuments } from './office-documents.ts';
import type { DemoOfficeDocument } from './office-documents.ts';
import { seededRandom } from './random.ts';
import type { DemoNews, Step, StepForm, Story } from './step.ts';
import { StoryWriter } from './story-writer.ts';
import type { Hours } from './story-writer.ts';

/**
 * The histories of the documents that go out, certify, note and are filed.
 *
 * @param month working days of the month, and the minute at which it ends
 */
export function officeDocumentStories(month: {
  readonly days: number;
  readonly end: number;
}): Story[] {
  return officeDocuments.map((document, index): Story => {
    const start = (month.days - document.daysBack) * dayMinutes + 35 + (index % 7) * 13;
    const writer = new StoryWriter(seededRandom(15_000 + index), start, month.end);
    writer.onDocument('saveLetter', document.drafter);
    tellDocument(writer, document);
    return { kind: 'paper', no: index + 1, steps: writer.steps };
  });
}

type Actor = (document: DemoOfficeDocument) => string;
const drafter: Actor = (document) => document.drafter;
const signatory: Actor = (document) => document.signatory;
const clerk: Actor = (document) => document.clerk;

/** The person who does an act where the story names nobody. */
const usualActors: Readonly<Record<string, Actor>> = {
  submit: drafter,
  skip: drafter,
  present: drafter,
  withdraw: drafter,
  enter: drafter,
  sign: signatory,
  initial: signatory,
  revoke: signatory,
  annotate: signatory,
  sendBack: signatory,
  seal: clerk,
  number: clerk,
  dispatch: clerk,
  recordReceipt: clerk,
  news: clerk,
  close: clerk,
};

/** Acts with a reason, or with an opinion on the note. */
const speaking = new Set(['skip', 'cancel', 'revoke', 'annotate', 'sendBack', 'withdraw']);

function tellDocument(writer: StoryWriter, document: DemoOfficeDocument): void {
  const words = [...(document.words ?? [])];
  for (const told of document.acts) {
    const [whole = '', named] = told.split('@');
    const [act = '', turn] = whole.split(':');
    if (act === 'pass') {
      for (const by of document.reviewers ?? []) {
        writer.onDocument('pass', by, { note: 'ตรวจแล้ว ถูกต้อง' }, [0.1, 0.6]);
      }
      continue;
    }
    const by = named ?? usualActors[act]?.(document);
    if (!by) throw new Error(`nobody does ${act}`);
    if (act === 'news') {
      const news = newsOf(document, whole, words);
      writer.onDocument('news', by, { news }, newsTakes(document, whole));
      continue;
    }
    const says = speaking.has(act) || (act === 'close' && document.kind === 'note');
    const text = says ? (words.shift() ?? '') : '';
    writer.onDocument(act as Step['act'], by, formOf(document, act, text, turn), [0.2, 2]);
  }
}

/**
 * A report as `news:0:bounced`, of the first addressee; with a text of its own where it has one.
 */
function newsOf(document: DemoOfficeDocument, told: string, words: string[]): DemoNews {
  const [, to, outcome] = told.split(':');
  const news = {
    ...{ to: Number(to), outcome: outcome as DemoNews['outcome'] },
    ...(isCarried(document, told) && outcome !== 'rejected'
      ? { receiverName: words.shift() ?? '' }
      : {}),
  };
  if (outcome === 'accepted') return { ...news, receiveNumber: words.shift() ?? '' };
  if (outcome === 'bounced' || outcome === 'rejected')
    return { ...news, detail: words.shift() ?? '' };
  return news;
}

/** Whether the addressee of `news:<addressee>` gets the letter from a messenger. */
const isCarried = ({ recipients = [] }: DemoOfficeDocument, told: string): boolean =>
  recipients[Number(told.split(':')[1])]?.[1] === 'hand';

/** A mail leaves within minutes; its receiver takes longer. */
function newsTakes(document: DemoOfficeDocument, told: string): Hours {
  if (isCarried(document, told)) return [0.2, 0.6];
  return told.endsWith(':sent') ? [0.02, 0.1] : [1, 6];
}

const retentions: Readonly<Partial<Record<LetterKind, 'one-year' | 'forever'>>> = {
  note: 'one-year',
  other: 'forever',
};

function formOf(document: DemoOfficeDocument, act: string, text: string, turn?: string): StepForm {
  const { reviewers = [], signatory: person, passTo } = document;
  if (act === 'submit') return { reviewers, signatory: person };
  if (act === 'present') return { presentTo: 'head', purpose: 'to-consider' };
  if (act === 'annotate') {
    return { presentTo: 'person', person: passTo ?? person, purpose: 'to-know', note: text };
  }
  if (act === 'close') return { retention: retentions[document.kind] ?? 'ten-years', note: text };
  if (act === 'dispatch') {
    const places = (document.recipients ?? []).map(([, , place = '']) => place);
    return turn ? { method: turn as SendMethod, places: [] } : { places };
  }
  if (act === 'recordReceipt') return { outcome: turn === 'failed' ? 'RETURNED' : 'DELIVERED' };
  return text === '' ? {} : { reason: text };
}
