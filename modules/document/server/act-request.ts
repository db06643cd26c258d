import type { Tx } from '@sarn/platform-server';
import type { FlowSubject } from '../contract/index.ts';
import type { Fields } from './engine/flow-part.ts';

export interface ActRequest {
  readonly documentId: string;
  readonly on: FlowSubject;
  readonly targetId: string;
  readonly act: string;
  readonly version?: number | undefined;
  /** The state of the document, transmission or assignment as the person saw it. */
  readonly onState?: string | undefined;
  /** Who pressed it, where that may be long ago. */
  readonly personId?: string | undefined;
  /**
   * The post in which the person acts, and the order by which it is another's, where several would
   * do.
   */
  readonly postId?: string | undefined;
  readonly delegationId?: string | undefined;
  /** The form that was answered; that of the act where left out. */
  readonly asked?: string | undefined;
  readonly form: Fields;
  /** The caller keeps the pages of the document in the same transaction. */
  readonly keepsPages?: true | undefined;
  /** Given where the act is only tried out, in a transaction that is rolled back. */
  readonly rehearsal?: ActRehearsal | undefined;
}

/** An act that shows what would become of the document: no queue is filled, and nobody is told. */
export interface ActRehearsal {
  /** Run just before the number is taken. */
  readonly beforeNumber: (tx: Tx) => Promise<void>;
}
