import type { AuditWords } from '@sarn/kernel';
import type { Organisation } from '@sarn/organisation/server';
import type { Caller, Handle } from '@sarn/platform-server';

/** How a subject is shown to somebody who may read it. */
export interface SubjectName {
  readonly name: string;
  readonly path: string | null;
}

export interface Subject {
  readonly kind: string;
  readonly id: string;
}

/** Describes subjects of some kinds; leaves out those the caller may not read. */
export interface SubjectReader {
  readonly kinds: readonly string[];
  describe(
    h: Handle,
    caller: Caller,
    subjects: readonly Subject[],
  ): Promise<ReadonlyMap<string, SubjectName>>;
}

/** Who opened a document for the first time. */
export interface Opening {
  readonly documentId: string;
  readonly readerId: string;
  readonly at: string;
  readonly number: string;
  readonly title: string;
  readonly path: string;
}

/** What this module needs from the module that keeps documents. */
export interface DocumentPort extends SubjectReader {
  /** Documents with these words the caller may read, with their transmissions and assignments. */
  find(h: Handle, caller: Caller, text: string): Promise<Subject[]>;
  /** First openings by others of documents that the caller wrote or has, newest first. */
  openings(
    h: Handle,
    caller: Caller,
    before: Pick<Opening, 'at' | 'documentId' | 'readerId'> | null,
    take: number,
  ): Promise<Opening[]>;
}

/** Accounts, whose entries tell of the person who has them. */
export interface AccountPort {
  /** Null: the person has none. */
  idOf(h: Handle, personId: string): Promise<string | null>;
  /** Ids of people by ids of accounts. */
  owners(h: Handle, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface AuditNeeds {
  readonly people: Pick<Organisation, 'personCard'>;
  readonly accounts: AccountPort;
  readonly documents: DocumentPort;
  /** Names of the acts of all modules. */
  readonly words: readonly AuditWords[];
}
