import type { Judgement } from '@sarn/signing/contract';
import { judgeFile } from '../judge-file.ts';
import type { JudgedBytes } from '../judge-file.ts';
import type { Verified } from './use-verified.ts';

/** A file that was checked on the device. */
export interface CheckedFile {
  readonly name: string;
  /** Whether it is the signed file of the code; null where there is no such document. */
  readonly isSame: boolean | null;
  /** Which of the kept pages it is, where they are not the present ones. */
  readonly former: JudgedBytes['former'];
  readonly judgement: Judgement;
  /** Kept to make of it what an earlier signer saw. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Compares the file with the signed one by its hash, and judges every signature in it. */
export async function checkFile(file: File, verified: Verified): Promise<CheckedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, bytes, ...(await judgeFile(bytes, verified)) };
}
