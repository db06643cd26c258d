import type { CivilDate } from '@sarn/kernel';
import type { UnitKind } from '@sarn/organisation/contract';
import type { KnownUnit } from '@sarn/personnel/server';
import { isDoubt } from '../contract/index.ts';
import type { RowCells } from './row-cells.ts';
import type { TableShape } from './staged.ts';

/** Where a unit of the table goes: below another row, below an existing unit, or at the top. */
export type Above = { readonly row: number } | { readonly id: string } | null;

export interface UnitValues {
  readonly nameTh?: string;
  readonly nameEn?: string;
  readonly kind?: UnitKind;
  readonly abbreviation?: string;
  readonly letterCode?: string;
  readonly sortKey?: string;
}

export interface UnitPlan {
  readonly code: string;
  /** The existing unit that is changed; null for a new one. */
  readonly unitId: string | null;
  /** Undefined: it stays where it is. */
  readonly above?: Above;
  readonly values: UnitValues;
  readonly validFrom: CivilDate | null;
  readonly validTo: CivilDate | null;
  /** Steps from the top, by which parents are written first. */
  readonly depth: number;
}

export interface UnitsAsked {
  readonly shape: TableShape;
  readonly known: readonly KnownUnit[];
  readonly today: CivilDate;
  /** The unit below which units without one above are placed; null: they are at the top. */
  readonly topUnderId: string | null;
}

/** A row of a table of units while it is checked. */
export interface UnitLine {
  readonly row: number;
  readonly cells: RowCells;
  readonly code: string;
  readonly name: string;
  readonly aboveText: string | undefined;
  /** False for one that has ended. */
  readonly isUsed: boolean;
  readonly validFrom: CivilDate | undefined;
  readonly validTo: CivilDate | undefined;
  unit: KnownUnit | null;
  /** Undefined while it is not found. */
  above: Above | undefined;
  isTwice: boolean;
  waits: boolean;
}

/** Whether something is wrong with it that keeps it out. */
export const isWrong = ({ cells }: UnitLine): boolean =>
  cells.problems.some((one) => !isDoubt(one));
