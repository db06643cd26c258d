import { transitionsFrom } from '@sarn/correspondence/contract';
import type { ActCode, FlowForm, FlowState, Transition } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import type { QueueRow } from '@sarn/search/contract';

/**
 * Acts that one may do to many rows at once: routine acts, without a choice that differs from
 * document to document, and none that is confirmed by a password. Each row is still judged by
 * itself.
 */
export const bulkActs = [
  'receive',
  'number',
  'acknowledge',
  'accept',
  'present',
  'approveReport',
  'close',
  'acknowledgeFile',
] as const satisfies readonly ActCode[];
export type BulkAct = (typeof bulkActs)[number];

/** Forms whose answers can be the same for many documents. */
const bulkForms = [
  'none',
  'note',
  'close',
  'present',
  'number',
  'takeNumber',
] as const satisfies FlowForm[];
export type BulkForm = (typeof bulkForms)[number];

export type BulkRow = Transition & { readonly form: BulkForm };

const isBulkRow = (row: Transition): row is BulkRow => bulkForms.some((form) => form === row.form);

/**
 * The row of the flow table by which an act could be done to a row of the list, if it may be done
 * in bulk.
 */
export function bulkRow(row: QueueRow, act: BulkAct): BulkRow | undefined {
  const rows = transitionsFrom(row.kind as DocumentKind, row.on, row.state as FlowState);
  return rows.filter(isBulkRow).find((one) => one.act === act);
}

/** Acts offered for these rows, each with the number of rows it fits; the server judges each. */
export function bulkOffers(rows: readonly QueueRow[]): { act: BulkAct; count: number }[] {
  return bulkActs
    .map((act) => ({ act, count: rows.filter((row) => bulkRow(row, act)).length }))
    .filter(({ count }) => count > 0);
}

/** Whether a row waits for a signature that a batch of signatures can give; a classified one is signed by itself. */
export const isToSign = (row: QueueRow): boolean =>
  !row.isClassified &&
  transitionsFrom(row.kind as DocumentKind, row.on, row.state as FlowState).some(
    ({ form }) => form === 'sign' || form === 'signNumber',
  );
