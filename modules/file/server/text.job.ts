import { defineJob } from '@sarn/platform-server';
import { fileLimits } from '../contract/index.ts';
import type { ByteFolder } from './byte-folder.ts';
import { ReapInput as ContentInput } from './file-dependencies.ts';
import type { TextJob } from './file-dependencies.ts';
import { isReadable, keepText, lockContentForUpdate } from './file.store.ts';
import type { PdfReader } from './pdf-reader.ts';

/** All texts together take one turn, beside each person who uploads. */
const by = 'texts';

/**
 * Reads the text inside a PDF after its upload was answered. A PDF whose text cannot be read in time
 * is kept without.
 */
export function createTextJob(folder: ByteFolder, pdfs: PdfReader): TextJob {
  return defineJob({
    name: 'file.read-text',
    input: ContentInput,
    handler: async ({ sha256 }, { tx, log }) => {
      if (!(await isReadable(tx, sha256))) return;
      const { maxTextLength, textMs } = fileLimits;
      const path = folder.pathOf(sha256);
      const answer = await pdfs.read({ path, maxTextLength, textMs }, by);
      if ('failure' in answer) {
        log.warn({ sha256, failure: answer.failure }, 'the text of a PDF was not read');
        return;
      }
      // It may have been encrypted or deleted meanwhile: then its text must not be stored.
      if (answer.text === '' || !(await lockContentForUpdate(tx, sha256))) return;
      if (await isReadable(tx, sha256)) await keepText(tx, sha256, answer.text);
    },
  });
}
