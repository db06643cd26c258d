import type { OutputOf } from '@sarn/kernel';
import type { verifySignature } from '@sarn/signature/contract';
import type { Judgement } from '@sarn/signing/contract';
import { bytesOf, hexHash } from './bytes.ts';

type Former = NonNullable<Verified['document']>['formerFiles'][number];

/** Whom to trust, and which file was signed. */
export type Verified = OutputOf<typeof verifySignature>;

export interface JudgedBytes {
  readonly judgement: Judgement;
  /** Whether it is the signed file of the code; null where there is no such document. */
  readonly isSame: boolean | null;
  /** Which of the kept pages it is, where they are not the present ones. */
  readonly former: Former | undefined;
}

/** Judges every signature of a file on the device, and compares it with the signed one by its hash. */
export async function judgeFile(
  bytes: Uint8Array<ArrayBuffer>,
  { document, roots, lists, answers, timestampRoots, foreignRoots }: Verified,
): Promise<JudgedBytes> {
  // Loaded when it is needed: most people only look at what the code says.
  const { judgePdf } = await import('@sarn/signing/contract');
  const [issuing, root] = roots.map(bytesOf);
  const judgement = await judgePdf(bytes, {
    trustedRoots: [...(root ? [root] : []), ...foreignRoots.map(bytesOf)],
    certificates: issuing ? [issuing] : [],
    crls: lists.map(bytesOf),
    ocsps: answers.map(bytesOf),
    timestampRoots: timestampRoots.map(bytesOf),
    now: Date.now(),
  });
  const hash = await hexHash(bytes);
  if (!document) return { judgement, isSame: null, former: undefined };
  const former = document.formerFiles.find(({ sha256 }) => sha256 === hash);
  // An earlier form is the same document: the present one continues it by time stamps alone.
  const isPresent = hash === document.sha256 || document.earlierSha256s.includes(hash);
  return { judgement, isSame: isPresent || former !== undefined, former };
}
