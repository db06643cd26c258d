/** Permission codes of help; everybody may read it. */
export const helpPermissions = {
  /** Uploads, orders and removes manuals. */
  manual: 'help.manage',
  /** Publishes a new version of the privacy policy. */
  policy: 'help.publish-policy',
} as const;
