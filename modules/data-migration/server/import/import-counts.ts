/** A column of the table that was sent. */
export interface ImportColumn {
  readonly heading: string;
  readonly samples: string[];
}

/** The numbers of rows and scans of an import by state. */
export interface Counts {
  readonly good: number;
  readonly bad: number;
  readonly said: number;
  readonly done: number;
  readonly undone: number;
  readonly kept: number;
  readonly scans: number;
  readonly scansUsed: number;
  readonly scansAttached: number;
  readonly gaps: number;
  readonly first: number | null;
  readonly last: number | null;
}
