import { readCertificate, readName } from '@sarn/signing/contract';
import { tokenOf } from '@sarn/signing/server';
import type { CertificateCard, RequestCard } from '../contract/index.ts';
import type { CertificateRow } from './person-certificate.store.ts';
import type { RequestRow } from './request.store.ts';

const dayMs = 86_400_000;

/** A certificate as the contract has it: never its key. */
export function certificateCard(row: CertificateRow, now: Date): CertificateCard {
  const { subject, issuer } = readCertificate(new Uint8Array(row.der));
  const { id, serial, origin, state, notBefore, notAfter, reason } = row;
  return {
    ...{ id, serial, origin, state, notBefore, notAfter, reason },
    subject: readName(subject).commonName ?? '',
    issuer: readName(issuer).commonName ?? '',
    token: tokenOf(row.sealedKey ?? '') ?? null,
    hasBegun: Date.parse(notBefore) <= now.getTime(),
    daysLeft: Math.floor((Date.parse(notAfter) - now.getTime()) / dayMs),
  };
}

export const requestCard = ({
  id,
  state,
  askedAt,
  decidedAt,
  reason,
  pkcs10,
  renews,
}: RequestRow): RequestCard => ({
  issuer: pkcs10 === null ? 'agency' : 'other',
  isRenewal: renews !== null,
  ...{ id, state, askedAt, decidedAt, reason },
});
