/** What an act is called in the audit trail; follows the name of the person who acted. */
export interface AuditAct {
  readonly th: string;
  readonly en: string;
  /** The act did not happen: it was tried and refused. */
  readonly isRefusal?: true;
  /** Somebody read personal data of the person who is its subject. */
  readonly isReadingOfPerson?: true;
}

/** Phrases of one module for its entries in the audit trail. */
export interface AuditWords {
  /** By `module.act`. */
  readonly acts: Readonly<Record<string, AuditAct>>;
  /** Names of the subjects of acts, by kind of subject. */
  readonly subjects: Readonly<Record<string, { readonly th: string; readonly en: string }>>;
}
