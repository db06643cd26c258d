/** How the agency sets orders and remarks (release 1.2.7), heights of a line and millimetres, and pages that go on. */
export interface RemarkSetting {
  readonly spacing: number;
  readonly indent: number;
  /** At the foot of each page that goes on stands with what the next one begins. */
  readonly hasCatchword?: boolean | undefined;
}

/** Where nobody set it. */
export const usualRemarkSetting: RemarkSetting = { spacing: 1.5, indent: 0 };
