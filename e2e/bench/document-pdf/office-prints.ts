import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderHtml } from '@sarn/pdf/server';
import { letterOf } from './sample-documents.ts';

const run = promisify(execFile);

/** Letters a second by LibreOffice, all in one call; null where it is not installed. */
export async function printByOffice(folder: string, count: number): Promise<number | null> {
  mkdirSync(folder, { recursive: true });
  const files = Array.from({ length: count }, (_, at) => join(folder, `letter-${at}.html`));
  files.forEach((file, at) =>
    writeFileSync(file, `<meta charset="utf-8">${renderHtml(letterOf(at))}`),
  );
  const began = performance.now();
  try {
    await run('soffice', [
      ...['--headless', `-env:UserInstallation=file://${join(folder, 'profile')}`],
      ...['--convert-to', 'pdf:writer_web_pdf_Export', '--outdir', folder, ...files],
    ]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return count / ((performance.now() - began) / 1000);
}
