/** Which texts are deleted: those of the document, or also the notes and orders on it. */
export type TextExtent = 'content' | 'all';
