/** Limits of the file store; chosen here, because the specification gives none. */
export const fileLimits = {
  /** Largest upload in bytes (50 MB): a scan of some hundred pages. */
  maxBytes: 50 * 1024 * 1024,
  /** Most files in one call. */
  maxFiles: 10,
  /** Most characters of a name, extension included. */
  maxNameLength: 200,
  /** An upload that is not attached to anything is deleted after this many hours. */
  pendingHours: 24,
  /** A PDF that cannot be opened within this time is refused: nobody else's is opened meanwhile. */
  pdfSeconds: 5,
  /** Text of pages of a PDF that were not read within this time is left out; in milliseconds. */
  textMs: 3_000,
  /** Uploads of one person that are attached to nothing yet. */
  pendingFiles: 200,
  /** Characters of text kept of one PDF for search. */
  maxTextLength: 500_000,
} as const;
