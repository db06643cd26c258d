import { ownDraftsAction } from '@sarn/correspondence/contract';

export const memoPath = (documentId: string) => `/sarabun/memo/${documentId}/edit`;
/** Where the draft of a published kind is edited. */
export const publicationPath = (documentId: string) => `/sarabun/publication/${documentId}/edit`;
export const createPath = '/sarabun/create';
export const createKindPath = (kind: string) => `${createPath}/${kind}`;
export const createMemoPath = '/sarabun/create/inside';
/** The own drafts of the reader. */
export const ownDraftsPath = `/${ownDraftsAction}`;
/** Where a draft is edited. */
export const editPathOf = (kind: string, documentId: string) =>
  (kind === 'inside' ? memoPath : publicationPath)(documentId);
