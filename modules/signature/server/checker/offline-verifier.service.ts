import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AppError } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { verifierPlace } from '../../contract/index.ts';
import type { Deps, SignatureNeeds } from '../dependencies.ts';
import { timestampRoots } from '../timestamps/timestamp-source.ts';

/** What is written into the file comes from these; `Deps` has them. */
export interface VerifierParts {
  readonly documents: {
    readonly organisation: { rootUnit(h: Handle): Promise<{ readonly name: string }> };
  };
  readonly needs: Pick<SignatureNeeds, 'verifierTemplate'> & {
    readonly authority: Pick<SignatureNeeds['authority'], 'chain'>;
    readonly foreign: Pick<SignatureNeeds['foreign'], 'roots' | 'lists' | 'answers'>;
  };
}

/**
 * The file that verifies without a network, with the certificates of the agency in it, and what is known of other
 * authorities. It is the same each time until one of these changes, so that its hash can be told to others.
 *
 * @returns null while there is no authority, and in an installation without a browser build
 */
export async function offlineVerifier(
  { documents, needs }: VerifierParts,
  h: Handle,
): Promise<Buffer | null> {
  const [root, ...between] = (await needs.authority.chain(h)).toReversed();
  const template = await readFile(needs.verifierTemplate, 'utf8').catch(nothingThere);
  if (!root || template === null) return null;
  const base64 = (der: Uint8Array): string => Buffer.from(der).toString('base64');
  const trust = {
    agency: (await documents.organisation.rootUnit(h)).name,
    ...{
      roots: [root, ...(await needs.foreign.roots(h))].map(base64),
      between: between.map(base64),
      // Those of the agency change each day, and its hash would with them.
      lists: (await needs.foreign.lists(h)).map(base64),
      answers: (await needs.foreign.answers(h)).map(base64),
    },
    timestampRoots: (await timestampRoots(h)).map(base64),
  };
  // No name can end the element in which it stands.
  const text = JSON.stringify(trust).replaceAll('<', String.raw`\u003c`);
  return Buffer.from(template.replace(verifierPlace, () => text));
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** @throws AppError 'platform.not-found' */
export async function offlineVerifierFile(deps: Deps) {
  const bytes = await offlineVerifier(deps, deps.documents.platform.db);
  if (!bytes) throw new AppError('platform.not-found');
  return {
    ...{ bytes, length: bytes.length, type: 'text/html; charset=utf-8' },
    ...{ name: 'sarn-verify.html', disposition: 'attachment' as const },
  };
}

/** What the settings tell of it. */
export async function verifierFacts(deps: Deps, h: Handle) {
  const bytes = await offlineVerifier(deps, h);
  const sha256 = bytes && createHash('sha256').update(bytes).digest('hex');
  return bytes && sha256 ? { sha256, bytes: bytes.length } : null;
}
