/** All papers one may see. */
export const documentsPath = '/sarabun/documents';
