import { stateRow } from '@sarn/correspondence/contract';
import type { DocumentKind, FlowState, FlowSubject } from '@sarn/document/contract';

/** Whether nobody is waited for in a state, as the flow table says. */
export function isSettled(kind: string, on: FlowSubject, state: string): boolean {
  const row = stateRow(kind as DocumentKind, on, state as FlowState);
  return row !== undefined && row.waiting.length === 0;
}
