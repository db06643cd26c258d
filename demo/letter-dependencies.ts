import type { Instant } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { arriveIncoming, registerIncoming } from '@sarn/intake/contract';
import type { saveContact } from '@sarn/contact/contract';
import type { saveLetter, saveMemo, savePublication } from '@sarn/correspondence/contract';
import type { keepTemplate } from '@sarn/document-template/contract';
import type { DemoOrder } from './orders.ts';
import type { DeliveredLetter } from '@sarn/intake/contract';
import type {
  createRetentionList,
  decideRetentionList,
  finishRetentionList,
  judgeRetentionList,
  sendToArchives,
  submitRetentionList,
} from '@sarn/retention/contract';
import type { createFolder, fileDocument } from '@sarn/worklist/contract';
import type { DemoNews, Step } from './step.ts';

/** Who acts, and when: `by` is a username of the demo. */
export interface Moment {
  readonly by: string;
  readonly at: Instant;
}

/**
 * The services of the registry that the loader needs; every call is one command at a past moment.
 */
export interface LetterDeps {
  register(when: Moment, input: InputOf<typeof registerIncoming>): Promise<string>;
  arrive(when: Moment, input: InputOf<typeof arriveIncoming>): Promise<string>;
  saveMemo(when: Moment, input: InputOf<typeof saveMemo>): Promise<string>;
  savePublication(when: Moment, input: InputOf<typeof savePublication>): Promise<string>;
  saveLetter(when: Moment, input: InputOf<typeof saveLetter>): Promise<string>;
  /** Adds an entry to the address book. */
  keepContact(when: Moment, input: InputOf<typeof saveContact>): Promise<{ readonly id: string }>;
  /** Opens the document, as everybody does before acting on it. */
  open(when: Moment, documentId: string): Promise<void>;
  /** One step of the flow on the document, its latest sending to a unit, or an assignment there. */
  act(
    when: Moment,
    documentId: string,
    step: Pick<Step, 'on' | 'act' | 'unit' | 'principal'>,
    form: Record<string, unknown>,
  ): Promise<void>;
  /** The result of a dispatched letter, as the mail server or the receiver reports it. */
  hear(when: Moment, documentId: string, news: DemoNews): Promise<void>;
  /** A letter that comes from elsewhere into the queue of the central registry; gives its id. */
  bring(at: Instant, letter: DeliveredLetter): Promise<string>;
  /** Makes a folder of a unit. */
  readonly makeFolder: Past<InputOf<typeof createFolder>, { readonly id: string }>;
  readonly fileDocument: Past<InputOf<typeof fileDocument>>;
  readonly lists: ListDeps;
  /** Keeps a template of a person and shares it with a unit of theirs. */
  shareTemplate(when: Moment, unitId: string, input: InputOf<typeof keepTemplate>): Promise<void>;
  /** Enters a delegation that is valid today. */
  appoint(order: DemoOrder): Promise<void>;
}

/** A command at a past moment. */
type Past<Input, Output = unknown> = (when: Moment, input: Input) => Promise<Output>;

/** What is done with the lists by which old documents leave the agency. */
export interface ListDeps {
  readonly create: Past<InputOf<typeof createRetentionList>, { readonly id: string }>;
  readonly submit: Past<InputOf<typeof submitRetentionList>>;
  readonly judge: Past<InputOf<typeof judgeRetentionList>>;
  readonly decide: Past<InputOf<typeof decideRetentionList>>;
  readonly send: Past<InputOf<typeof sendToArchives>>;
  readonly finish: Past<InputOf<typeof finishRetentionList>>;
}

/** Stores a file for the person who will attach it; gives its id. */
export type ImportFile = (file: {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly by: string;
}) => Promise<string>;
