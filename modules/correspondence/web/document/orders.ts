import { flows } from '@sarn/correspondence/contract';
import type { DocumentDetail, DocumentKind, HistoryEntry } from '@sarn/document/contract';

/** History entries of acts with effect `keepOrder`, the newest first. */
export function ordersOf(
  detail: Pick<DocumentDetail, 'kind' | 'history'>,
): readonly HistoryEntry[] {
  const rows = flows[detail.kind as DocumentKind]?.transitions ?? [];
  const acts = new Set(
    rows.filter((row) => row.effects?.includes('keepOrder')).map((row) => `${row.on}/${row.act}`),
  );
  return detail.history
    .filter((entry) => acts.has(`${entry.on}/${entry.act}`))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
