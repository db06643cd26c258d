import { createHash } from 'node:crypto';
import type { SigningKey } from '@sarn/certificate/server';
import { renderToSign } from '@sarn/pdf/server';
import { reserveFields, sealPdf } from '@sarn/signing/server';
import type { TimestampSource } from '@sarn/signing/server';
import { readCode } from '../contract/index.ts';
import type { PageOrder, PagesToSign } from './page-order.ts';
import type { Rehearsal, Signed } from './rehearse.ts';
import { svgOf } from './picture-svg.ts';
import { pagesAfterOthers } from './together/pages-after-others.ts';
import { verificationPlace } from './verification-place.ts';
import { sealFields } from './seal/seal-fields.ts';
import type { SealField } from './seal/seal-fields.ts';

/** A signed file with the code that is printed on it. */
export interface SealedPages extends Pick<PagesToSign, 'code' | 'fields' | 'places'> {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** Of the bytes that the signature is over: all but itself. */
  readonly signedSha256: string;
  readonly level: 'B-B' | 'B-T';
  /** Why it has no time stamp although one was asked for. */
  readonly timestampFailure: string | undefined;
}

/**
 * The pages of a rehearsed act as they are to be signed: typeset, or, after others have signed, their file with what is
 * drawn into it.
 */
export function pagesToSign(
  { signed, base, place }: Rehearsal,
  known: Pick<PageOrder, 'at' | 'code' | 'config'>,
): Promise<PagesToSign> {
  // Pages that are made anew would lose the signatures of the others.
  if (base && !place) throw new Error('the signed file keeps no place for this signatory');
  const { picture, sealCertificate, signer } = signed;
  const order = { ...known, picture, sealCertificate, signerName: signer.name };
  return base && place ? pagesAfterOthers(base, place, signed, order) : firstPages(signed, order);
}

/** Typesets the pages with the hand signature and the code of verification. */
async function firstPages(
  {
    input: { model, look },
    at: signerAt,
    waitsForOthers,
  }: Pick<Signed, 'input' | 'at' | 'waitsForOthers'>,
  { picture, config, at, code: newCode, signerName, sealCertificate }: PageOrder,
): Promise<PagesToSign> {
  // Whoever signed by password before brought a code, which is on paper already: there is no second one.
  const code = look.verification ? readCode(look.verification.code) : newCode;
  // What somebody has signed is no draft any more, though others still have to sign it.
  const signed = waitsForOthers ? { ...model, isDraft: false } : model;
  const { pdf, places } = await renderToSign(signed, {
    ...look,
    ...(signerAt === null ? {} : { signerAt }),
    ...(picture && { signatureSvg: svgOf(picture) }),
    verification: verificationPlace(config, code),
  });
  const fields = sealCertificate ? sealFields(places) : [];
  return {
    pdf: sealCertificate ? reserveFields(pdf, fields.map(placeOf), sealCertificate) : pdf,
    options: { at, signerName },
    ...{ code, fields, places: places.filter(({ name }) => name === 'signer') },
  };
}

const placeOf = ({ place }: SealField) => place;

/** With what pages are signed. */
export interface SealOrder {
  readonly key: SigningKey;
  /** Left out: the signature has no time stamp. */
  readonly timestamps: TimestampSource | undefined;
  /** Told what is signed, as hex of its SHA-256, before the key is used: it may throw. */
  readonly onPrepared: (signedSha256: string) => void;
}

/** Signs the pages. No transaction is open meanwhile. */
export async function sealPages(
  { pdf, options, ...pages }: PagesToSign,
  { key, timestamps, onPrepared }: SealOrder,
): Promise<SealedPages> {
  let signedSha256 = '';
  const noted = (digest: Uint8Array): void => {
    signedSha256 = Buffer.from(digest).toString('hex');
    onPrepared(signedSha256);
  };
  const { bytes, level, timestampFailure } = await sealPdf(
    pdf,
    { ...options, onPrepared: noted },
    key.signer(),
    timestamps,
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...pages, bytes, sha256, signedSha256, level, timestampFailure };
}
