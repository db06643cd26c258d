import type { TestInstance } from './test-instance.testing.ts';

/** What identifies a document in calls: everything that a person without rights could have got. */
export interface DocumentFacts {
  readonly id: string;
  /** Part of its subject, sender, addressee, text and file names, and of no other document. */
  readonly token: string;
  readonly shareRef: string;
  readonly fileIds: readonly string[];
  readonly transmissionIds: readonly string[];
  readonly assignmentIds: readonly string[];
  readonly letterNo: string;
  readonly sender: string;
  readonly registerIds: readonly string[];
}

export type Fields = Readonly<Record<string, unknown>>;

/** A call that shows documents, or could: the request that would show this one. */
export interface ReadCall {
  readonly ask: (document: DocumentFacts, instance: TestInstance) => readonly Fields[];
  /** Where the answer counts what fits the search; the count must not include the document. */
  readonly count?: (body: Record<string, unknown>) => number;
}
