import type { FlowSubject } from './flow/flow.ts';
import type { QueueCode } from './queues.ts';

/**
 * What waits under a code of the flow tables: everything, or only documents, transmissions or
 * assignments.
 */
export interface QueuePart {
  readonly code: QueueCode;
  readonly on: FlowSubject | null;
}

export interface Queue {
  readonly code: QueueCode;
  readonly th: string;
  readonly en: string;
  readonly color: string;
  readonly icon: string;
  readonly isHidden: boolean;
  readonly parts: readonly QueuePart[];
}

/** The queues of a deployment, in the order of their cards. */
export type Queues = readonly Queue[];

/** The queue of a code. */
export function queueOf(queues: Queues, code: QueueCode): Queue {
  const found = queues.find((queue) => queue.code === code);
  if (!found) throw new Error(`no queue ${code}`);
  return found;
}

/** Whether a queue shows exactly what the flow tables put under its own code. */
export function isPlainQueue({ code, parts }: Queue): boolean {
  return parts.length === 1 && parts[0]?.code === code && parts[0].on === null;
}
