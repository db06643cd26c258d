/** Classified documents, their registers and readers. */
export const secretPath = '/sarabun/secret';
