import { AppError } from '@sarn/kernel';
import { writeAudit } from '@sarn/platform-server';
import type { Clock, Database } from '@sarn/platform-server';
import { replaceScans } from './import-row.store.ts';
import { findRunForUpdate, updateRun } from './import-run.store.ts';
import { folderSource } from './scan-source.ts';

/**
 * Sets a folder on the server as the scans of an import, only from the console of the server; the
 * rows are then checked again.
 *
 * @returns how many scans are in it
 * @throws AppError 'registry.import-not-found' also where it is entered already
 */
export function nameScanFolder(
  db: Database,
  clock: Clock,
  { runId, folder }: { readonly runId: string; readonly folder: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const run = await findRunForUpdate(tx, runId);
    if (!run || !['UPLOADED', 'CHECKED'].includes(run.state)) {
      throw new AppError('registry.import-not-found');
    }
    const scans = await folderSource(folder).list();
    await replaceScans(tx, runId, scans);
    await updateRun(tx, runId, {
      ...{ state: 'UPLOADED', scansKind: 'folder', scansName: folder, scansPath: folder },
    });
    await writeAudit(tx, clock, {
      act: 'registry.import-folder',
      callerId: null,
      subject: { kind: 'import', id: runId },
      detail: { folder, scans: scans.length },
    });
    return scans.length;
  });
}
