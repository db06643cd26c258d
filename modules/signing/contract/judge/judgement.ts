import type { SignerProblem } from '../cms/check-signer.ts';
import type { TimestampProblem } from '../cms/timestamp.ts';
import type { RevocationReason } from '../revocation-reasons.ts';
import type { NameParts } from '../x509/certificate.ts';
import type { ChainProblem } from '../x509/chain.ts';

/** What is said of a file; codes only, whoever shows them has the sentences. */
export type Judgement =
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  | { readonly kind: 'unsigned' }
  | {
      readonly kind: 'signed';
      /** The worst of all its signatures. */
      readonly verdict: Verdict;
      /** In the order in which they were made. */
      readonly signatures: readonly JudgedSignature[];
    };

export type RefusalCode =
  | 'not-a-pdf'
  | 'broken'
  | 'encrypted'
  | 'too-large'
  | 'too-many-signatures';

/**
 * `valid`: unchanged, by whom it says, whose certificate was good. `unproven`: unchanged, but something that
 * would prove the signer is missing. `invalid`: changed, forged, revoked, or made in a way that proves nothing.
 */
export type Verdict = 'valid' | 'unproven' | 'invalid';

export type Problem =
  | { readonly code: ProblemCode; readonly isFatal: boolean }
  | {
      readonly code: 'revoked' | 'authority-revoked';
      readonly isFatal: true;
      readonly since: number;
      readonly reason: RevocationReason;
    };

export type ProblemCode =
  | SignerProblem
  | ChainProblem
  /** The certificate has ended, and nothing proves that the signature is older. */
  | 'expired-since'
  | 'revocation-unknown'
  | 'authority-revocation-unknown'
  | 'not-for-documents'
  /** The structure of the signature cannot be read. */
  | 'broken-signature'
  /** A kind of signature that is not understood (SubFilter). */
  | 'unknown-kind'
  /** The field has no signature in it, or no range that it covers. */
  | 'no-signature'
  /** What is said to be signed leaves out more than the signature itself. */
  | 'wrong-range'
  /** Bytes follow that are no update of the file. */
  | 'bytes-after-end'
  | 'changed-after-signing'
  /** A signer certified that nothing may follow, and something did. */
  | 'certified-final'
  /** A time stamp in it proves nothing. */
  | 'wrong-timestamp';

/** A difference between what was signed and the file now, other than further signatures. */
export interface Change {
  readonly code: ChangeCode;
  /** Counted from 1, where it is on a page. */
  readonly page?: number;
  /** The number of the object in the file. */
  readonly object: number;
  /** How it is reached, such as `Root/Pages/Kids/Contents`. */
  readonly path: string;
}

export type ChangeCode =
  | 'page'
  | 'pages'
  | 'annotations'
  | 'form'
  | 'metadata'
  | 'attachments'
  | 'structure'
  | 'document-information'
  | 'catalog'
  /** A later signature is drawn over an earlier one, over much of a page, or by somebody not trusted. */
  | 'covered';

export interface JudgedSignature {
  readonly field: string;
  readonly kind: 'signature' | 'document-timestamp';
  readonly verdict: Verdict;
  readonly problems: readonly Problem[];
  readonly changes: readonly Change[];
  readonly signer: SignerFacts | undefined;
  /** Certificates that the signature brings along, DER; believed only where an authority answers for them. */
  readonly brought: readonly Uint8Array[];
  /** When the signer says it was signed. */
  readonly claimedAt: number | undefined;
  /** When it was there at the latest, by a time stamp that holds. */
  readonly provedAt: number | undefined;
  readonly timestamp: JudgedTimestamp | undefined;
  /** `none` where it is not valid. */
  readonly level: 'none' | 'B-B' | 'B-T' | 'B-LT' | 'B-LTA';
  /** The first so many bytes of the file are what the signer saw. */
  readonly signedLength: number;
  readonly coversWholeFile: boolean;
  readonly place: WidgetPlace | undefined;
  readonly reason: string | undefined;
  readonly location: string | undefined;
}

export interface SignerFacts {
  readonly name: NameParts;
  readonly issuer: NameParts;
  /** Hexadecimal digits. */
  readonly serial: string;
  readonly from: number;
  readonly to: number;
  readonly certificate: Uint8Array;
}

export interface JudgedTimestamp {
  readonly at: number | undefined;
  readonly authority: NameParts | undefined;
  readonly problems: readonly (TimestampProblem | ChainProblem | 'revoked')[];
}

export interface WidgetPlace {
  /** Counted from 1. */
  readonly page: number;
  /** Left, bottom, right, top in points. */
  readonly rectangle: readonly [number, number, number, number];
}
