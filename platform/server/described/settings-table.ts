import type {
  AppError,
  Bilingual,
  DescribedTable,
  ErrorCatalogue,
  SettingRow,
  SettingValues,
  SuggestedPack,
} from '@sarn/kernel';
import type { Caller } from '../caller.ts';
import type { Handle, Tx } from '../db/database.ts';

/** A row whose own fields are not known at compile time. */
export interface StoredSetting extends SettingRow {
  readonly values: SettingValues;
}

/** Before and after a change; null: it did not exist, or does not any more. */
export interface SettingChangeOf {
  readonly before: StoredSetting | null;
  readonly after: StoredSetting | null;
  readonly personId: string;
}

/** A place where rows of a table are used. */
export interface SettingUse {
  /** Unique among the uses of the table: `document`. */
  readonly place: string;
  /** What is counted: "เรื่อง", "คน". */
  readonly label: Bilingual;
  /**
   * How often each row is used, also where the reader may not look; codes that are not used are left
   * out, and so are classified documents.
   * Counts at most `usesCounted`, because a setting may be in a million documents.
   */
  counts(h: Handle, caller: Caller, codes: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Whether a row is used anywhere, also where no reader may look: then it cannot be deleted. */
  holds(h: Handle, code: string): Promise<boolean>;
  /** Which, with how many more the reader may not open. Classified documents are in neither. */
  list?(
    h: Handle,
    caller: Caller,
    code: string,
  ): Promise<{
    readonly rows: readonly { readonly text: string; readonly path: string }[];
    readonly hidden: number;
  }>;
}

/** Counts stop here and are shown as "1,000+". */
export const usesCounted = 1000;

/** A described table as a server module registers it: its SQL table, its uses, its own rules. */
export interface SettingsTable {
  readonly table: DescribedTable;
  /** Name of the SQL table. */
  readonly sqlTable: string;
  readonly uses?: readonly SettingUse[];
  /** Rows that the product suggests; an agency takes over those that it needs. */
  readonly suggestions?: readonly SuggestedPack[];
  /** Sentences of what `check` refuses, for the rows of a file. */
  readonly refusals?: ErrorCatalogue;
  /** Refuses a change that the fields alone cannot judge; in the transaction, before it is written. */
  check?(tx: Tx, change: SettingChangeOf): Promise<void>;
  /**
   * `check` judges the change alone, and asks nothing of the database: the rows of a file are then written
   * together.
   */
  readonly checksRowAlone?: true;
  /**
   * `check` of many changes, each row there once, with few statements; in its place. The rows of a file and those
   * that are changed at once are then written together.
   *
   * @returns the refusal of each code that has one
   */
  checkAll?(tx: Tx, changes: readonly SettingChangeOf[]): Promise<ReadonlyMap<string, AppError>>;
  /** What else changes with rows, each there once; in their transaction, after they were written. */
  changed?(tx: Tx, changes: readonly SettingChangeOf[]): Promise<void>;
}
