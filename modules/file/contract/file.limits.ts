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
  /** A PDF that cannot be read within this time is refused. */
  pdfSeconds: 20,
  /** Characters of text kept of one PDF for search. */
  maxTextLength: 500_000,
} as const;
