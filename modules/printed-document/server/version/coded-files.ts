import type { Dependencies } from '@sarn/document/server';
import type { Handle } from '@sarn/platform-server';
import type { PrintedState } from '../../contract/index.ts';
import { versionOwner } from './version.service.ts';
import { listWithCode } from './version.store.ts';

/** A kept file on whose pages a code of verification is. */
export interface CodedFile {
  readonly sha256: string;
  /** `draft`: others still had to sign. */
  readonly state: PrintedState;
  /** On its pages; empty before the document got one. */
  readonly number: string;
  readonly keptAt: string;
}

/**
 * Every kept file with a code on its pages, the oldest first; a file with digital signatures is not among them.
 *
 * @param code as printed
 */
export async function codedFiles(
  { files }: Pick<Dependencies, 'files'>,
  h: Handle,
  code: string,
): Promise<CodedFile[]> {
  const versions = await listWithCode(h, code);
  const ids = versions.map(({ id }) => id);
  const kept = new Map(
    (await files.list(h, versionOwner, ids)).map(({ ownerId, sha256 }) => [ownerId, sha256]),
  );
  return versions.flatMap(({ id, state, number, at }) => {
    const sha256 = kept.get(id);
    return sha256 === undefined ? [] : [{ sha256, state, number, keptAt: at }];
  });
}
