/** Permission codes of this module; names, emblem and colours are `settings.manage` of the portal. */
export const configurationPermissions = {
  /** Taking all settings of the deployment out as a file, and in again. */
  transfer: 'settings.transfer',
} as const;
