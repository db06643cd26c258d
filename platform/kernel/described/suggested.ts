import type { Bilingual } from './field.ts';
import type { SettingValues } from './table.ts';

/** A row that the product suggests and an agency may take over. */
export interface SuggestedRow {
  /** Fixed: by it the product knows whether the agency took the row. */
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  /** Fields that are not empty. */
  readonly values?: SettingValues;
}

/** Rows that belong together, for one sort of agency. */
export interface SuggestedPack {
  /** Unique among the packs of a table. */
  readonly code: string;
  readonly title: Bilingual;
  readonly rows: readonly SuggestedRow[];
}
