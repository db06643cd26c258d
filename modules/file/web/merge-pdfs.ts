/**
 * The pages of several PDF files in one file, to be printed at once. PDFium is loaded for it.
 *
 * @throws PdfFailed where one of them cannot be opened
 */
export async function mergePdfs(files: readonly Blob[]): Promise<Blob> {
  const { mergePdfs: merge } = await import('./pdf/pdf-document.ts');
  return merge(files);
}
