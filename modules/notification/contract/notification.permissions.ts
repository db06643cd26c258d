/** Permission codes of this module. */
export const notificationPermissions = {
  /** Channels of modules, templates, retention, and what could not be sent. */
  manage: 'notification.manage',
} as const;
