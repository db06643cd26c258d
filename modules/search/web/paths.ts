/** All documents one may see. */
export const documentsPath = '/sarabun/documents';
