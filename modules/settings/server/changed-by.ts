/** Who changes rows, why, and by which press of a button. */
export interface ChangedBy {
  readonly personId: string;
  readonly reason: string;
  readonly batch: string;
  /** From the file of the configuration: what it refers to may have ended. */
  readonly isFromFile?: true;
}
