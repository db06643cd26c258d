import type { ActCode } from '@sarn/document/contract';
import type { RetentionClass } from '@sarn/document/contract';
import type { SendMethod } from '@sarn/contact/contract';
import type { DispatchResult } from '@sarn/dispatch/server';
import type { UnitKey } from './agency.ts';

/** A unit or person a document is sent to, by the demo's own names. */
export interface StepRecipient {
  readonly unit: UnitKey;
  readonly role: 'main' | 'info';
}

/** The report about a dispatched letter: from a mail server, another agency or the receiver. */
export interface DemoNews extends Pick<DispatchResult, 'outcome' | 'detail' | 'receiveNumber'> {
  /** Index of the addressee in the letter. */
  readonly to: number;
  /** Who took it from the messenger. */
  readonly receiverName?: string;
}

/** The form of an act, with the demo's own names; the loader replaces them by ids. */
export interface StepForm {
  readonly note?: string;
  readonly reason?: string;
  /** Number of the meeting that certified a report. */
  readonly certifiedBy?: string;
  readonly presentTo?: 'head' | 'deputy' | 'person';
  readonly purpose?: string;
  readonly decision?: string;
  readonly retention?: RetentionClass;
  readonly percent?: number;
  /** Result of a sending to somebody outside. */
  readonly outcome?: 'DELIVERED' | 'RETURNED';
  /** The channel of this dispatch, where not as in the letter. */
  readonly method?: SendMethod;
  /** For each addressee: the e-mail address, or the number of the postal article. */
  readonly places?: readonly string[];
  readonly news?: DemoNews;
  /** Days from the day of the act. */
  readonly dueInDays?: number;
  readonly recipients?: readonly StepRecipient[];
  readonly person?: string;
  readonly main?: string;
  readonly co?: readonly string[];
  readonly reviewers?: readonly string[];
  readonly signatory?: string;
  /** With a file: the answer as the officer drafted it. */
  readonly hasFile?: boolean;
}

/** One act on one document at one moment. */
export interface Step {
  /** Working minutes since the first morning of the demo month. */
  readonly at: number;
  /** Username. */
  readonly by: string;
  readonly on: 'document' | 'transmission' | 'assignment';
  readonly act:
    | ActCode
    | 'arrive'
    | 'registerIncoming'
    | 'saveMemo'
    | 'savePublication'
    | 'saveLetter'
    | 'read'
    | 'news';
  /** Which transmission: the latest that was sent to this unit. */
  readonly unit?: UnitKey;
  /** The person whose assignment on that transmission. */
  readonly principal?: string;
  readonly form: StepForm;
}

/**
 * The history of one document: a letter by its arrival number, others by their index in their list.
 */
export interface Story {
  readonly kind: 'letter' | 'memo' | 'publication' | 'paper';
  readonly no: number;
  readonly steps: readonly Step[];
}
