import type { Tx } from '@sarn/platform-server';
import type { FlowSubject } from '../contract/index.ts';
import type { Fields } from './engine/flow-part.ts';
import type { StepRow } from './subject.ts';

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
  /** Told the steps of the route, as they were when the document was locked and as the act leaves them. */
  readonly onSteps?: ((steps: ActSteps) => void) | undefined;
  /** Given where the act is only tried out, in a transaction that is rolled back. */
  readonly rehearsal?: ActRehearsal | undefined;
}

export interface ActSteps {
  readonly before: readonly StepRow[];
  readonly after: readonly StepRow[];
}

/** An act that shows what would become of the document: no queue, reader or history is written, and nobody is told. */
export interface ActRehearsal {
  /** Run just before the number is taken. */
  readonly beforeNumber: (tx: Tx) => Promise<void>;
}
