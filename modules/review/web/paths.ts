/** Where the text of a draft is read with what was said about it. */
export const reviewPath = (documentId: string) => `/sarabun/review/${documentId}`;
