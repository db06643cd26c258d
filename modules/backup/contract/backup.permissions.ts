/** Permissions of backups. Whoever has them decides where a copy of everything is put. */
export const backupPermissions = { manage: 'backup.manage' } as const;
