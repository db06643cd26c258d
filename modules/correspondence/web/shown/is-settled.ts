import { stateRow } from '@sarn/correspondence/contract';
import { isWorkDone } from '@sarn/document/contract';
import type { DocumentKind, FlowState, FlowSubject } from '@sarn/document/contract';

/** Whether nobody has to do anymore what a due date is for: as the head of the document and the lists say. */
export function isSettled(kind: string, on: FlowSubject, state: string): boolean {
  const row = stateRow(kind as DocumentKind, on, state as FlowState);
  return isWorkDone(on, state) || (row !== undefined && row.waiting.length === 0);
}
