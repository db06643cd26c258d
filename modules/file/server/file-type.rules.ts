import { AppError } from '@sarn/kernel';
import { findFileKind, mediaTypes } from '../contract/index.ts';
import type { MediaType } from '../contract/index.ts';
import { extensionOf } from './file-name.rules.ts';

/** What the bytes of a file are: an allowed type, plain text, or nothing that is allowed. */
export type Content = MediaType | 'text' | null;

const textTypes: readonly MediaType[] = ['text/plain', 'text/csv'];

/**
 * The media type of an upload: its bytes decide, and the extension of its name must agree, because
 * the computer of the next reader chooses the program by it.
 *
 * @throws AppError 'file.type-not-allowed', 'file.extension-mismatch'
 */
export function decideMediaType(content: Content, name: string): MediaType {
  if (content === null) throw new AppError('file.type-not-allowed', { name });
  const extension = extensionOf(name);
  const possible = content === 'text' ? textTypes : [content];
  const fitting = possible.find((type) => hasExtension(type, extension));
  if (fitting) return fitting;
  // A script is text too: an extension that is not listed is no mistake in the name.
  const isKnown = mediaTypes.some((type) => hasExtension(type, extension));
  if (content === 'text' && !isKnown) throw new AppError('file.type-not-allowed', { name });
  const expected = findFileKind(possible[0] ?? '')?.extensions[0] ?? '';
  throw new AppError('file.extension-mismatch', { name, expected });
}

function hasExtension(type: MediaType, extension: string): boolean {
  return findFileKind(type)?.extensions.includes(extension) ?? false;
}
