/** Kinds of files with pages: a picture is one page. */
const pagedTypes: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg'];

/** Whether a file of this kind has pages on which annotations lie. */
export const hasPages = (mediaType: string): boolean => pagedTypes.includes(mediaType);

/** Whether a file with pages is a picture, which is one. */
export const isPicture = (mediaType: string): mediaType is 'image/png' | 'image/jpeg' =>
  hasPages(mediaType) && mediaType !== 'application/pdf';

/** How many pages of a file can be written on; null where there are none. */
export function pagesOf(file: {
  readonly mediaType: string;
  readonly pageCount: number | null;
}): number | null {
  if (isPicture(file.mediaType)) return 1;
  return hasPages(file.mediaType) ? file.pageCount : null;
}
