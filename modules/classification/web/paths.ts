/** Classified papers, their registers and readers. */
export const secretPath = '/sarabun/secret';
