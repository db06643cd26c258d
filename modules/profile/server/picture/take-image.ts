import { AppError } from '@sarn/kernel';
import type { IncomingFile } from '@sarn/platform-server';
import { readImageHeader } from '../../contract/index.ts';
import type { ImageHeader } from '../../contract/index.ts';

/** Bytes of a picture and the facts of its header. */
export interface TakenImage {
  readonly bytes: Buffer;
  readonly header: ImageHeader;
}

/** Smallest and largest sides of a picture, in pixels. */
export interface SideLimits {
  readonly minWidth: number;
  readonly minHeight: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/**
 * Reads one uploaded picture into memory (the sink limits its size) and checks its header; it is
 * never decoded before its size is known.
 *
 * @param typeFault code for bytes that are no picture
 * @throws AppError typeFault, 'identity.image-too-large', 'identity.image-too-small'
 */
export async function takeImage(
  file: IncomingFile,
  limits: SideLimits,
  typeFault = 'identity.image-type',
): Promise<TakenImage> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.bytes) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) throw new AppError('identity.image-missing');
  const header = readImageHeader(bytes);
  if (!header) throw new AppError(typeFault);
  assertSides(header, limits);
  return { bytes, header };
}

function assertSides({ width, height }: ImageHeader, limits: SideLimits): void {
  if (width > limits.maxWidth || height > limits.maxHeight) {
    throw new AppError('identity.image-too-large', { width, height });
  }
  if (width < limits.minWidth || height < limits.minHeight) {
    throw new AppError('identity.image-too-small', { width, height });
  }
}
