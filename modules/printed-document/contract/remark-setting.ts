/** How the agency sets orders and remarks (release 1.2.7): heights of a line, and millimetres. */
export interface RemarkSetting {
  readonly spacing: number;
  readonly indent: number;
}

/** Where nobody set it. */
export const usualRemarkSetting: RemarkSetting = { spacing: 1.5, indent: 0 };
