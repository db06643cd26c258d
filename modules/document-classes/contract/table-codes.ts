/** Codes of the tables; apart from their descriptions, which only settings pages load. */
export const classTableCodes = {
  speed: 'document-speed',
  bookGroup: 'system-manage-book-group',
  category: 'system-category-document-book',
  jobType: 'job-type',
  documentType: 'document-type',
  commandType: 'command-type',
  instruction: 'instruction',
  secrecy: 'document-secret',
  salutation: 'salutation',
} as const;
