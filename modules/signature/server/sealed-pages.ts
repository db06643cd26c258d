import { createHash } from 'node:crypto';
import type { SigningKey } from '@sarn/certificate/server';
import { renderToSign } from '@sarn/pdf/server';
import type { PlatformConfig } from '@sarn/platform-server';
import { reserveFields, sealPdf } from '@sarn/signing/server';
import type { TimestampSource } from '@sarn/signing/server';
import { readCode } from '../contract/index.ts';
import type { Picture } from './dependencies.ts';
import { newCode } from './new-code.ts';
import type { Signed } from './rehearse.ts';
import type { SignaturePlace } from './together/signature-place.store.ts';
import { verificationPlace } from './verification-place.ts';
import { sealFields } from './seal/seal-fields.ts';
import type { SealField } from './seal/seal-fields.ts';

/** A signed file with the code that is printed on it. */
export interface SealedPages {
  readonly bytes: Uint8Array;
  readonly code: string;
  readonly sha256: string;
  readonly level: 'B-B' | 'B-T';
  /** Places that stay free for the e-seal of the agency. */
  readonly fields: readonly SealField[];
  /** Places that stay free for those who sign later. */
  readonly places: readonly SignaturePlace[];
  /** Why it has no time stamp although one was asked for. */
  readonly timestampFailure: string | undefined;
}

/**
 * Typesets the pages with the hand signature and the code of verification, and signs the file. No
 * transaction is open meanwhile.
 */
export async function sealPages(
  {
    input: { model, look },
    at: signerAt,
    waitsForOthers,
  }: Pick<Signed, 'input' | 'at' | 'waitsForOthers'>,
  { key, picture, config, at, signerName, timestamps, sealCertificate }: SealOrder,
): Promise<SealedPages> {
  // Whoever signed by password before brought a code, which is on paper already: there is no second one.
  const code = look.verification ? readCode(look.verification.code) : newCode();
  // What somebody has signed is no draft any more, though others still have to sign it.
  const signed = waitsForOthers ? { ...model, isDraft: false } : model;
  const { pdf, places } = await renderToSign(signed, {
    ...look,
    ...(signerAt === null ? {} : { signerAt }),
    ...(picture && { signatureSvg: svgOf(picture) }),
    verification: verificationPlace(config, code),
  });
  const fields = sealCertificate ? sealFields(places) : [];
  const { bytes, level, timestampFailure } = await sealPdf(
    sealCertificate ? reserveFields(pdf, fields.map(placeOf), sealCertificate) : pdf,
    { at, signerName },
    key.signer(),
    timestamps,
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const later = places.filter(({ name }) => name === 'signer');
  return { bytes, code, sha256, level, timestampFailure, fields, places: later };
}

const placeOf = ({ place }: SealField) => place;

export interface SealOrder {
  readonly key: SigningKey;
  readonly picture: Picture | undefined;
  readonly at: Date;
  readonly signerName: string;
  /** Left out: the signature has no time stamp. */
  readonly timestamps: TimestampSource | undefined;
  /** Of the e-seal that fills what stays free; left out: number and date are on the pages. */
  readonly sealCertificate: Uint8Array | undefined;
  readonly config: Pick<PlatformConfig, 'publicUrl' | 'basePath'>;
}

/** The templates take pictures of signatures as SVG. */
export function svgOf({ png }: Picture): string {
  // The header of a PNG: width and height are its first two numbers.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
}
