/** Why a backup was not made; the screen says of each what to do. */
export const backupFaults = [
  'folder-missing',
  'folder-taken',
  'folder-inside',
  'folder-other',
  'folder-full',
  'folder-closed',
  'busy',
  'keys-changed',
  'log-missing',
  'tablespace',
  'other',
] as const;
export type BackupFault = (typeof backupFaults)[number];
