import { formatBytes } from '../shown/bytes.ts';
import { platformWords } from '../words/platform-words.ts';
import { wordsOf } from '../words/words.ts';

export interface FileLimits {
  /** File endings with their dot, lower case: `['.pdf', '.docx']`; any when left out. */
  readonly accept?: readonly string[] | undefined;
  readonly maxBytes?: number | undefined;
}

/** Endings as shown: `PDF, DOCX`. */
export function kindNames(accept: readonly string[]): string {
  return accept.map((ending) => ending.replace('.', '').toUpperCase()).join(', ');
}

/**
 * Why a file would be refused, as a sentence, before it is sent at all; null when it may be sent.
 *
 * Only saves time: the server decides by the bytes.
 */
export function fileRefusal(file: File, limits: FileLimits): string | null {
  const say = wordsOf(platformWords);
  const { accept, maxBytes } = limits;
  const name = file.name.toLowerCase();
  if (accept && !accept.some((ending) => name.endsWith(ending))) {
    return say('file.wrongKind', { kinds: kindNames(accept) });
  }
  if (file.size === 0) return say('file.empty');
  if (maxBytes !== undefined && file.size > maxBytes) {
    return say('file.tooLarge', { size: formatBytes(file.size), limit: formatBytes(maxBytes) });
  }
  return null;
}
