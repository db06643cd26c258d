/** Limits of help; the specification gives none, so they are decided here. */
export const helpLimits = {
  /** Largest manual in bytes (500 MB): an hour of screen video. */
  maxBytes: 500 * 1024 * 1024,
  /** Characters of a title. */
  maxTitleLength: 200,
  /** Manuals of an agency: a list that nobody pages through. */
  maxManuals: 300,
  /** The address by which a video is played is good for this long. */
  viewHours: 4,
  /** Characters of a policy's text in one language. */
  maxPolicyLength: 60_000,
  /** Characters of a version's name. */
  maxVersionLength: 20,
} as const;
