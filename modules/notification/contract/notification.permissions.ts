/** Permission codes of this module. */
export const notificationPermissions = {
  /** Manages channels of modules, templates, retention, and failed deliveries. */
  manage: 'notification.manage',
} as const;
