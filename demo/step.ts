import type { ActCode } from '@sarn/registry/contract';
import type { Decision, Purpose, RetentionClass } from '@sarn/registry/contract';
import type { UnitKey } from './agency.ts';

/** A unit or person a paper is sent to, by the demo's own names. */
export interface StepRecipient {
  readonly unit: UnitKey;
  readonly role: 'main' | 'info';
}

/** Answers to the question of an act, by the demo's own names; the loader makes ids of them. */
export interface StepForm {
  readonly note?: string;
  readonly reason?: string;
  /** Number of the meeting that certified a report. */
  readonly certifiedBy?: string;
  readonly presentTo?: 'head' | 'deputy' | 'person';
  readonly purpose?: Purpose;
  readonly decision?: Decision;
  readonly retention?: RetentionClass;
  readonly percent?: number;
  /** What became of a sending to somebody outside. */
  readonly outcome?: 'DELIVERED' | 'RETURNED';
  /** Days from the day of the act. */
  readonly dueInDays?: number;
  readonly recipients?: readonly StepRecipient[];
  readonly person?: string;
  readonly main?: string;
  readonly co?: readonly string[];
  readonly reviewers?: readonly string[];
  readonly signatory?: string;
  /** A file goes with it: the answer as the officer drafted it. */
  readonly hasFile?: boolean;
}

/** What happens to one paper at one moment. */
export interface Step {
  /** Working minutes since the first morning of the demo month. */
  readonly at: number;
  /** Username. */
  readonly by: string;
  readonly on: 'document' | 'leg' | 'job';
  readonly act:
    | ActCode
    | 'arrive'
    | 'registerIncoming'
    | 'saveMemo'
    | 'savePublication'
    | 'saveLetter'
    | 'read';
  /** Which leg: the latest that was sent to this unit. */
  readonly unit?: UnitKey;
  /** Whose job on that leg. */
  readonly holder?: string;
  readonly form: StepForm;
}

/** The life of one paper: a letter by its arrival number, others by their place in their list. */
export interface Story {
  readonly kind: 'letter' | 'memo' | 'publication' | 'paper';
  readonly no: number;
  readonly steps: readonly Step[];
}
