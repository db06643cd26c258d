import { cleanText } from '@sarn/kernel';
import { fileLimits } from '../contract/index.ts';

// They let "cod.exe" be shown as "exe.doc".
const directionMarks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const unsafe = /[\\/:*?"<>|]/g;

/**
 * A name that is safe to show and to save under: the last part of a path, without control and
 * direction marks and characters that some file system refuses; its extension is never cut off.
 *
 * @returns 1 to 200 characters
 */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const plain = cleanText(last)
    .replace(directionMarks, '')
    .replace(unsafe, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const name = plain === '' ? 'file' : plain;
  if (name.length <= fileLimits.maxNameLength) return name;
  const extension = extensionOf(name).slice(0, 20);
  const suffix = extension === '' ? '' : `.${extension}`;
  const stem = name.slice(0, fileLimits.maxNameLength - suffix.length);
  // The cut may have split a character of two code units.
  return stem.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + suffix;
}

/** What follows the last dot, lower case; empty when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}
