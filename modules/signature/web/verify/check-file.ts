import type { Judgement } from '@sarn/signing/contract';
import type { Verified } from './use-verified.ts';

/** A file that was checked on the device. */
export interface CheckedFile {
  readonly name: string;
  /** Whether it is the signed file of the code; null where there is no such document. */
  readonly isSame: boolean | null;
  readonly judgement: Judgement;
}

/** Compares the file with the signed one by its hash, and judges every signature in it. */
export async function checkFile(
  file: File,
  { document, roots, lists, timestampRoots }: Verified,
): Promise<CheckedFile> {
  // Loaded when it is needed: most people only look at what the code says.
  const { judgePdf } = await import('@sarn/signing/contract');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [issuing, root] = roots.map(bytesOf);
  const judgement = await judgePdf(bytes, {
    trustedRoots: root ? [root] : [],
    certificates: issuing ? [issuing] : [],
    crls: lists.map(bytesOf),
    timestampRoots: timestampRoots.map(bytesOf),
    now: Date.now(),
  });
  const hash = await hexHash(bytes);
  // An earlier form is the same document: the present one continues it by time stamps alone.
  const isSame = document ? [document.sha256, ...document.earlierSha256s].includes(hash) : null;
  return { name: file.name, isSame, judgement };
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

async function hexHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
