/** Kinds of files with pages: a picture is one page. */
const pagedTypes: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg'];

/** Whether a file of this kind has pages on which annotations lie. */
export const hasPages = (mediaType: string): boolean => pagedTypes.includes(mediaType);

/** Whether a file with pages is a picture, which is one. */
export const isPicture = (mediaType: string): mediaType is 'image/png' | 'image/jpeg' =>
  hasPages(mediaType) && mediaType !== 'application/pdf';
