/** What an act is called in the audit trail; reads on from the name of who did it. */
export interface AuditAct {
  readonly th: string;
  readonly en: string;
  /** The act did not happen: it was tried and refused. */
  readonly isRefusal?: true;
  /** Somebody looked at personal data of the person who is its subject. */
  readonly isReadingOfPerson?: true;
}

/** Words of one module for what it writes into the audit trail. */
export interface AuditWords {
  /** By `module.act`. */
  readonly acts: Readonly<Record<string, AuditAct>>;
  /** What acts are done to, by kind of subject. */
  readonly things: Readonly<Record<string, { readonly th: string; readonly en: string }>>;
}
