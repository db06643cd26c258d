import { join } from 'node:path';
import { sumsName } from '../make/backup-folder.ts';
import type { FoundBackup } from '../make/backup-folder.ts';
import { hashFile } from '../make/copy-file.ts';
import { readSums } from '../make/sums.ts';
import type { Sum } from '../make/sums.ts';
import { RestoreError } from './restore-error.ts';

const shown = 5;

/**
 * Reads every file of a backup and compares its hash.
 *
 * @returns the files, in the order of the list
 * @throws RestoreError naming the first files that are missing or changed
 */
export async function verifyBackup(
  backup: FoundBackup,
  tell: (done: number) => void = () => {},
): Promise<Sum[]> {
  const list = join(backup.path, sumsName);
  if ((await hashFile(list))?.sha256 !== backup.sums) {
    throw new RestoreError(`${list} was changed or is missing: restore another backup.`);
  }
  const files: Sum[] = [];
  const faulty: string[] = [];
  for await (const sum of readSums(list)) {
    files.push(sum);
    const found = await hashFile(join(backup.path, sum.path));
    if (found?.sha256 !== sum.sha256) faulty.push(`${sum.path}${found ? '' : ' (missing)'}`);
    tell(files.length);
  }
  if (files.length !== backup.files) faulty.push(sumsName);
  if (faulty.length === 0) return files;
  const named = faulty.slice(0, shown).join(', ');
  throw new RestoreError(
    `${faulty.length} files of ${backup.path} were changed or are missing (${named}): nothing was restored, name another backup.`,
  );
}
