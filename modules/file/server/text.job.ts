import { defineOutsideJob } from '@sarn/platform-server';
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
 * is kept with an empty text: who waits for it sees that it was read.
 */
export function createTextJob(folder: ByteFolder, pdfs: PdfReader): TextJob {
  return defineOutsideJob({
    name: 'file.read-text',
    input: ContentInput,
    claim: async ({ sha256 }, { tx }) => ((await isReadable(tx, sha256)) ? sha256 : null),
    // It waits for its turn at the reader: no transaction is open meanwhile.
    async outside(sha256, { log }) {
      const { maxTextLength, textMs } = fileLimits;
      const path = folder.pathOf(sha256);
      const answer = await pdfs.read({ path, maxTextLength, textMs }, by);
      if (!('failure' in answer)) return answer.text;
      log.warn({ sha256, failure: answer.failure }, 'the text of a PDF was not read');
      return '';
    },
    async settle(text, sha256, { tx }) {
      // It may have been encrypted or deleted meanwhile: then its text must not be stored.
      if (!(await lockContentForUpdate(tx, sha256))) return;
      if (await isReadable(tx, sha256)) await keepText(tx, sha256, text);
    },
  });
}
