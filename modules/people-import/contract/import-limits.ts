/** Limits of an import. Rule: specification of settings §4 */
export const importLimits = {
  /** Bytes of the file. */
  fileBytes: 20 * 1024 * 1024,
  people: 20_000,
  units: 5_000,
  /** Rows above the headings, the headings among them. */
  headRows: 20,
  columns: 60,
  /** Most characters of one cell that is kept. */
  cell: 2_000,
  unpackedBytes: 300 * 1024 * 1024,
  unpackedTimes: 250,
  /** Levels of the tree. */
  depth: 10,
  /** Days in which an import can be undone, and its rows are kept. */
  undoDays: 30,
  /** Days in which an invitation can be used. */
  invitationDays: 7,
} as const;

/** Rows of one page of the report. */
export const importPageSize = 50;
