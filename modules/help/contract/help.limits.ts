/** Limits of help. The specification gives none, so they are set here. */
export const helpLimits = {
  /** Largest manual in bytes (500 MB): an hour of screen video. */
  maxBytes: 500 * 1024 * 1024,
  /** Characters of a title. */
  maxTitleLength: 200,
  /** Most manuals of an agency: the list has no pages. */
  maxManuals: 300,
  /** Most groups of users that a manual is for. */
  maxGroups: 50,
  /** Hours for which the address of a video is valid. */
  viewHours: 4,
  /** Characters of a policy's text in one language. */
  maxPolicyLength: 60_000,
  /** Characters of a version's name. */
  maxVersionLength: 20,
} as const;
