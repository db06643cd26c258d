/** Addresses of this room's pages, below the base path. */
export const documentPath = (documentId: string) => `/sarabun/document/${documentId}`;
export const registerIncomingPath = '/sarabun/create/outside';
