import type { BackupFault } from '../../contract/index.ts';

/** Why no backup was made or none can be restored, by code; the words are in the contract. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: BackupFault;

  constructor(code: BackupFault, message: string) {
    super(message);
    this.code = code;
  }
}

const ofSystem: Readonly<Record<string, BackupFault>> = {
  ENOSPC: 'folder-full',
  EDQUOT: 'folder-full',
  EACCES: 'folder-closed',
  EPERM: 'folder-closed',
  EROFS: 'folder-closed',
};

/** The code of any failure of a backup. */
export function faultOf(error: unknown): BackupFault {
  if (error instanceof BackupError) return error.code;
  return ofSystem[(error as NodeJS.ErrnoException).code ?? ''] ?? 'other';
}
