export const memoPath = (documentId: string) => `/sarabun/memo/${documentId}/edit`;
/** Where the draft of a published kind is edited. */
export const publicationPath = (documentId: string) => `/sarabun/publication/${documentId}/edit`;
export const createPath = '/sarabun/create';
export const createKindPath = (kind: string) => `${createPath}/${kind}`;
export const createMemoPath = '/sarabun/create/inside';
