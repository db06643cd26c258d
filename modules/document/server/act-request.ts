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
}
