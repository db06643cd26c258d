import { stateRow } from '@sarn/correspondence/contract';
import type { DocumentKind, FlowState, FlowSubject } from '@sarn/document/contract';

/** Whether a state waits for nobody according to the flow table. */
export function isSettled(kind: string, on: FlowSubject, state: string): boolean {
  const row = stateRow(kind as DocumentKind, on, state as FlowState);
  return row !== undefined && row.waiting.length === 0;
}
