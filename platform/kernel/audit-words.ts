/** What an act is called in the audit trail; follows the name of the person who acted. */
export interface AuditAct {
  readonly th: string;
  readonly en: string;
  /** The act did not happen: it was tried and refused. */
  readonly isRefusal?: true;
  /** Somebody read personal data of the person who is its subject. */
  readonly isReadingOfPerson?: true;
  /** The act of which this is one kind, by `module.act`: a search for that one finds this one as well. */
  readonly kindOf?: string;
}

/** Phrases of one module for its entries in the audit trail. */
export interface AuditWords {
  /** By `module.act`. */
  readonly acts: Readonly<Record<string, AuditAct>>;
  /** Names of the subjects of acts, by kind of subject. */
  readonly subjects: Readonly<Record<string, { readonly th: string; readonly en: string }>>;
}

/**
 * Acts that are kinds of another one: `personnel.left-retired` of `personnel.left`. The trail shows the name
 * of an act alone, so the kind is a part of it.
 *
 * @param kinds by the ending of the act
 */
export const kindsOf = (
  act: string,
  kinds: Readonly<Record<string, AuditAct>>,
): Readonly<Record<string, AuditAct>> =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, words]) => [`${act}-${kind}`, { ...words, kindOf: act }]),
  );
