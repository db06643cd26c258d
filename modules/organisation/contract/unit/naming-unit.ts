/** Something that names a unit and does not follow when the unit ends. */
export interface NamingUnit {
  readonly unitId: string;
  readonly name: string;
  /** Whom or what it is about; may be empty. */
  readonly about: string;
  /** The row that the page on which it is changed opens. */
  readonly row: string;
}
