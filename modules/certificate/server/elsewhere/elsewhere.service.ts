import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import {
  findChain,
  isForDocuments,
  readCertificate,
  readCertificates,
  readName,
} from '@sarn/signing/contract';
import type { Certificate } from '@sarn/signing/contract';
import { certificatesInFile } from '@sarn/signing/server';
import type { bringCertificate } from '../../contract/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { assertValidAt } from '../valid-now.ts';
import { changeState, findInUseForUpdate, insertCertificate } from '../person-certificate.store.ts';
import type { CertificateRow } from '../person-certificate.store.ts';
import { endRequest, findElsewhereForUpdate, lastRequest } from '../request.store.ts';
import type { RequestRow } from '../request.store.ts';

/** The own request for another authority, as a file. @throws AppError 'platform.not-found' */
export async function requestFile(h: Handle, personId: string) {
  const request = await lastRequest(h, personId);
  const pkcs10 = request?.state === 'waiting' ? request.pkcs10 : null;
  if (pkcs10 === null) throw new AppError('platform.not-found');
  const text = pkcs10.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n');
  const bytes = Buffer.from(
    `-----BEGIN CERTIFICATE REQUEST-----\n${text}\n-----END CERTIFICATE REQUEST-----\n`,
  );
  const type = 'application/pkcs10';
  const disposition = 'attachment' as const;
  return { bytes, length: bytes.length, type, name: 'certificate-request.csr', disposition };
}

/** The key that waits for a certificate of another authority, or has one that is to be followed by a new one. */
interface OwnKey {
  readonly publicKey: Uint8Array;
  readonly sealedKey: string;
  readonly request: RequestRow | undefined;
  readonly former: CertificateRow | undefined;
}

/**
 * Takes over what another authority issued for the key of the caller.
 *
 * @returns its id
 * @throws AppError as the call tells
 */
export async function bringOwn(
  deps: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
  { file }: InputOf<typeof bringCertificate>,
): Promise<string> {
  const key = await ownKey(tx, caller.id);
  const now = deps.clock.now();
  const { own, chain } = await checked(deps, tx, key, Buffer.from(file, 'base64'), now);
  const at = now.toISOString();
  const { request, former } = key;
  if (request) {
    await endRequest(tx, request.id, { state: 'issued', by: caller.id, at, reason: '' });
  }
  if (former) {
    await changeState(tx, former.id, { state: 'replaced', reason: '', code: null, at });
  }
  const id = await insertCertificate(tx, {
    ...{ personId: caller.id, requestId: request?.id ?? null, origin: 'imported' },
    ...{ serial: own.serial, der: own.der, chain, sealedKey: key.sealedKey },
    ...{ notBefore: new Date(own.from).toISOString(), notAfter: new Date(own.to).toISOString() },
    ...{ issuedAt: at, issuedBy: caller.id },
  });
  if (id === null) throw new AppError('certificate.taken');
  const event = { personId: caller.id, certificateId: id, actorId: caller.id, reason: '' };
  await deps.ledger.write(tx, { ...event, act: 'bring' });
  return id;
}

async function ownKey(tx: Tx, personId: string): Promise<OwnKey> {
  const request = await findElsewhereForUpdate(tx, personId);
  if (request) {
    const { publicKey, sealedKey } = request;
    return { publicKey, sealedKey: sealedKey ?? '', request, former: undefined };
  }
  const former = await findInUseForUpdate(tx, personId);
  // A suspended one would count again by a new file.
  if (former?.origin !== 'imported' || former.state !== 'valid' || former.sealedKey === null) {
    throw new AppError('certificate.nothing-waits');
  }
  const { publicKey } = readCertificate(new Uint8Array(former.der));
  return { publicKey, sealedKey: former.sealedKey, request: undefined, former };
}

/** The certificate of the key in the file, and those above it. */
async function checked(
  { needs: { otherAuthorities } }: Dependencies,
  tx: Tx,
  { publicKey }: OwnKey,
  file: Uint8Array,
  now: Date,
): Promise<{ readonly own: Certificate; readonly chain: readonly Uint8Array[] }> {
  const given = certificatesInFile(file);
  if (given.length === 0) throw new AppError('certificate.unreadable');
  const ofKey = given.filter((one) => Buffer.from(one.publicKey).equals(publicKey));
  // Several for one key: the newest.
  const own = ofKey.toSorted((one, other) => other.from - one.from)[0];
  if (!own) throw new AppError('certificate.other-key');
  if (!isForDocuments(own)) throw new AppError('certificate.not-for-signing');
  assertValidAt(now, { notBefore: new Date(own.from), notAfter: new Date(own.to) });
  const between = readCertificates(await otherAuthorities.between(tx));
  const roots = readCertificates(await otherAuthorities.roots(tx));
  const found = await findChain(own, [...given, ...between], roots, now.getTime());
  if (found.isTrusted) return { own, chain: found.chain.slice(1).map(({ der }) => der) };
  if (found.problem !== 'not-trusted') throw new AppError('certificate.chain-broken');
  const { commonName, organisation } = readName(own.issuer);
  throw new AppError('certificate.not-trusted', { issuer: commonName ?? organisation ?? '' });
}
