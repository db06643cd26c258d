/** Addresses of the pages of this module, below the base path. */
export const documentPath = (documentId: string) => `/sarabun/document/${documentId}`;
export const registerIncomingPath = '/sarabun/create/outside';
