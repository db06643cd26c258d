import type { PlatformConfig } from '@sarn/platform-server';
import type { PrepareOptions } from '@sarn/signing/server';
import type { Picture } from './dependencies.ts';
import type { SealField } from './seal/seal-fields.ts';
import type { SignaturePlace } from './together/signature-place.store.ts';

/** What is on the pages besides the document. The same order gives the same bytes. */
export interface PageOrder {
  readonly picture: Picture | undefined;
  /** When it is signed, as the signature tells. */
  readonly at: Date;
  readonly code: string;
  readonly signerName: string;
  /** Of the e-seal that fills what stays free; left out: number and date are on the pages. */
  readonly sealCertificate: Uint8Array | undefined;
  readonly config: Pick<PlatformConfig, 'publicUrl' | 'basePath'>;
}

/** Pages in which everything is fixed but the signature. */
export interface PagesToSign {
  readonly pdf: Uint8Array;
  readonly options: Pick<PrepareOptions, 'at' | 'signerName' | 'appearance'>;
  /** By which the document is verified; that of a first signature is printed. */
  readonly code: string;
  /** Places that stay free for the e-seal of the agency. */
  readonly fields: readonly SealField[];
  /** Places that stay free for those who sign later. */
  readonly places: readonly SignaturePlace[];
}
