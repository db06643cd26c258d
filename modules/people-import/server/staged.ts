import type {
  ImportFieldName,
  ImportKind,
  ImportMapping,
  ImportProblem,
} from '../contract/index.ts';

/** What is kept of the number of an ID card. */
export interface CardSeal {
  /** Keyed hash, base64. */
  readonly hash: string;
  /** Last four digits. */
  readonly tail: string;
  readonly isValid: boolean;
}

/** A row as it was sent, without the numbers of ID cards. */
export interface StagedRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** By column: what was cut out of the cell. */
  readonly seals: Readonly<Record<string, CardSeal>>;
  /** Columns with a formula that has no stored result. */
  readonly withoutResult: readonly number[];
}

export interface TableShape {
  readonly kind: ImportKind;
  readonly mapping: ImportMapping;
}

/** How a row stands: what entering it would do. */
export const rowStates = ['new', 'changed', 'same', 'twice', 'bad', 'waits'] as const;
export type RowState = (typeof rowStates)[number];

/** A value that entering a row would change. */
export interface RowChange {
  readonly field: ImportFieldName;
  readonly before: string;
  readonly after: string;
}

/** A row after the check. */
export interface CheckedRow<Plan> {
  readonly row: number;
  readonly state: RowState;
  /** Whom or what the row is about, as shown. */
  readonly name: string;
  /** Name of the unit it belongs to, by which the report counts; empty for none. */
  readonly unitName: string;
  readonly problems: readonly ImportProblem[];
  readonly changes: readonly RowChange[];
  /** What entering it does; null where nothing is to be done. */
  readonly plan: Plan | null;
}
