import type { SentInputOf } from '@sarn/kernel';
import type { searchDocuments } from '@sarn/registry/contract';

export type DocumentsAsk = SentInputOf<typeof searchDocuments>;

/** What the reader looks for, as it stands in the address: a link leads to the same list. */
export interface DocumentsView {
  readonly search: string;
  readonly year: string;
  readonly kind: string;
  readonly from: string;
  readonly until: string;
  readonly page: number;
}

/** Rows of a page of the list. */
export const pageSize = 20;

/** Pages beyond this are not asked for: nobody reads them, and a search leads there sooner. */
const lastPage = 100;

export function viewOf(address: Readonly<Record<string, string | undefined>>): DocumentsView {
  const { search = '', year = '', kind = '', from = '', until = '', page = '1' } = address;
  const wanted = Math.trunc(Number(page));
  return { search, year, kind, from, until, page: Math.min(Math.max(wanted || 1, 1), lastPage) };
}

/** The address of a view; what is not chosen is not written. */
export function addressOf(view: DocumentsView): Record<string, string | undefined> {
  const { page, ...chosen } = view;
  const written = Object.entries(chosen).map(([name, value]) => [name, value || undefined]);
  return { ...Object.fromEntries(written), page: page > 1 ? String(page) : undefined };
}

/** A changed view starts again at its first page; only turning the page does not. */
export function changedView(view: DocumentsView, part: Partial<DocumentsView>): DocumentsView {
  return { ...view, page: 1, ...part };
}

export function toAsk({ page, ...view }: DocumentsView): DocumentsAsk {
  const chosen = Object.entries(view).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(chosen), page, size: pageSize };
}

export function isNarrowed({ page: _page, ...view }: DocumentsView): boolean {
  return Object.values(view).some((value) => value !== '');
}
