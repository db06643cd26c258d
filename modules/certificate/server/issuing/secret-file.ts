import { readFile } from 'node:fs/promises';
import { certificateLimits } from '../../contract/index.ts';

/** Longer than any secret that is typed. */
const mostLength = 200;

/**
 * The secret in a file of the administrator, read at each use so that it can be replaced; line ends behind it do not
 * belong to it.
 *
 * @returns undefined where the file cannot be read, or has no secret that is long enough
 */
export async function secretInFile(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return undefined;
  try {
    const secret = bytes.toString('utf8').replace(/[\r\n]+$/, '');
    const { length } = [...secret];
    return length >= certificateLimits.secretLength && length <= mostLength ? secret : undefined;
  } finally {
    bytes.fill(0);
  }
}
