import { AppError } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { readCertificate } from '@sarn/signing/contract';
import {
  certificateRequest,
  makeKey,
  openKey,
  readP12,
  sealKey,
  signWith,
  tokenOf,
} from '@sarn/signing/server';
import { certificateLimits } from '../contract/index.ts';
import type { RequestIssuer } from '../contract/index.ts';
import type { Dependencies } from './dependencies.ts';
import {
  changeState,
  findInUse,
  findInUseForUpdate,
  insertCertificate,
  storeSealedKey,
} from './person-certificate.store.ts';
import type { CertificateRow } from './person-certificate.store.ts';
import { endRequest, findWaitingForUpdate, insertRequest, lastRequest } from './request.store.ts';
import { endRenewal } from './renewal.ts';
import { subjectOf } from './subject.ts';
import { assertValidAt } from './valid-now.ts';

/** What is given with a new key: the secret that seals it, and the password of the account. */
interface KeyOrder {
  readonly secret: string;
  readonly password: string;
}

interface AskOrder extends KeyOrder {
  readonly issuer: RequestIssuer;
}

/**
 * Makes a key pair and asks for a certificate.
 *
 * @returns id of the request
 * @throws AppError 'certificate.no-authority', 'certificate.asked-already', 'certificate.wrong-password',
 *   'certificate.secret-is-password', 'certificate.person-left'
 */
export async function askForCertificate(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  order: AskOrder,
): Promise<string> {
  const { caller } = context;
  await assertMayAsk(deps, tx, caller.id, order.issuer);
  await confirm(deps, tx, context, order);
  const key = makeKey();
  try {
    const { publicKey, pkcs8 } = key;
    const sealedKey = await sealKey(pkcs8, order.secret);
    const subject = order.issuer === 'other' ? await subjectOf(deps.needs, tx, caller.id) : null;
    const pkcs10 =
      subject && (await certificateRequest({ subject, publicKey, sign: signWith(pkcs8) }));
    return await writeRequest(deps, tx, caller.id, { publicKey, sealedKey, pkcs10 });
  } finally {
    key.zero();
  }
}

/**
 * Writes the request, and tells those who decide one to the agency.
 *
 * @param sealedKey the key itself, sealed by a secret, or the reference of one in a token
 * @returns its id
 * @throws AppError 'certificate.asked-already'
 */
export async function writeRequest(
  deps: Dependencies,
  tx: Tx,
  personId: string,
  key: {
    readonly publicKey: Uint8Array;
    readonly sealedKey: string;
    readonly pkcs10: Uint8Array | null;
  },
): Promise<string> {
  const askedAt = deps.clock.now().toISOString();
  const id = await insertRequest(tx, { personId, ...key, renews: null, askedAt });
  if (id === null) throw new AppError('certificate.asked-already');
  const event = { personId, certificateId: null, actorId: personId, reason: '' };
  const isElsewhere = key.pkcs10 !== null;
  await deps.ledger.write(tx, { ...event, act: isElsewhere ? 'prepare' : 'ask' });
  if (!isElsewhere) await deps.ledger.ringDeciders(tx, personId);
  return id;
}

/** @throws AppError 'platform.not-found' */
export async function withdrawOwnRequest(
  deps: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
  id: string,
): Promise<void> {
  const request = await findWaitingForUpdate(tx, id);
  if (request?.personId !== caller.id) throw new AppError('platform.not-found');
  const at = deps.clock.now().toISOString();
  await endRequest(tx, id, { state: 'withdrawn', by: caller.id, at, reason: '' });
  const event = { personId: caller.id, certificateId: null, actorId: caller.id, reason: '' };
  await deps.ledger.write(tx, { ...event, act: 'withdraw' });
  await deps.ledger.settleDeciders(tx, caller.id, caller.id);
}

/** @throws AppError 'platform.not-found', 'certificate.wrong-secret', 'certificate.in-token' */
export async function changeOwnSecret(
  deps: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
  { secret, newSecret }: { readonly secret: string; readonly newSecret: string },
): Promise<void> {
  const { id, sealedKey } = await ownInUse(tx, caller.id);
  if (tokenOf(sealedKey ?? '') !== undefined) throw new AppError('certificate.in-token');
  const pkcs8 = await opened(sealedKey ?? '', secret);
  try {
    await storeSealedKey(tx, id, await sealKey(pkcs8, newSecret));
  } finally {
    pkcs8.fill(0);
  }
  const event = { personId: caller.id, certificateId: id, actorId: caller.id, reason: '' };
  await deps.ledger.write(tx, { ...event, act: 'change-secret' });
}

/**
 * Takes over a certificate of another deps.authority.
 *
 * @returns its id
 * @throws AppError 'certificate.asked-already', 'certificate.bad-file', 'certificate.wrong-file-password',
 *   'certificate.not-yet-valid', 'certificate.not-valid-now', 'certificate.taken', and those of the account's password
 */
export async function importOwn(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  order: KeyOrder & { readonly pkcs12: string; readonly filePassword: string },
): Promise<string> {
  const { caller } = context;
  await assertNone(tx, caller.id);
  await confirm(deps, tx, context, order);
  const file = fileOf(Buffer.from(order.pkcs12, 'base64'), order.filePassword);
  try {
    const now = deps.clock.now();
    const { serial, from, to } = readCertificate(file.certificate);
    assertValidAt(now, { notBefore: new Date(from), notAfter: new Date(to) });
    const id = await insertCertificate(tx, {
      ...{ personId: caller.id, requestId: null, origin: 'imported', serial },
      ...{ der: file.certificate, chain: file.further },
      sealedKey: await sealKey(file.pkcs8, order.secret),
      ...{ notBefore: new Date(from).toISOString(), notAfter: new Date(to).toISOString() },
      ...{ issuedAt: now.toISOString(), issuedBy: caller.id },
    });
    if (id === null) throw new AppError('certificate.taken');
    const event = { personId: caller.id, certificateId: id, actorId: caller.id, reason: '' };
    await deps.ledger.write(tx, { ...event, act: 'import' });
    return id;
  } finally {
    file.pkcs8.fill(0);
  }
}

/**
 * At once, without asking anybody: the secret or the device is lost. Only an administrator lets it be used again, so that
 * whoever has the device cannot.
 *
 * @throws AppError 'platform.not-found', 'certificate.not-possible'
 */
export async function suspendOwn(
  deps: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
  reason: string,
): Promise<void> {
  const found = await findInUseForUpdate(tx, caller.id);
  if (!found) throw new AppError('platform.not-found');
  if (found.state !== 'valid') throw new AppError('certificate.not-possible');
  const now = deps.clock.now();
  const change = { state: 'suspended' as const, reason, code: 'certificateHold' as const };
  await changeState(tx, found.id, { ...change, at: now.toISOString() });
  if (found.origin === 'own') await deps.authority.publish(tx, now);
  const event = { personId: caller.id, certificateId: found.id, actorId: caller.id, reason };
  await deps.ledger.write(tx, { ...event, act: 'suspend' });
  // By another way than this session, which somebody else may have.
  await deps.ledger.tell(tx, caller.id, 'suspended', reason);
}

/**
 * Asks for the renewal of the certificate in use. Its key stays with it: nothing new is sealed, and the secret can be
 * changed while the request waits.
 *
 * @returns id of the request
 * @throws AppError as the call tells
 */
export async function askForRenewal(
  deps: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
): Promise<string> {
  const found = await findInUseForUpdate(tx, caller.id);
  if (!found) throw new AppError('platform.not-found');
  if (found.state !== 'valid' || found.origin !== 'own') {
    throw new AppError('certificate.not-possible');
  }
  if (!(await deps.authority.isReady(tx))) throw new AppError('certificate.no-authority');
  const now = deps.clock.now();
  const days = certificateLimits.expiringDays;
  if (Date.parse(found.notAfter) - now.getTime() > days * 86_400_000) {
    throw new AppError('certificate.too-early', { days });
  }
  const { publicKey } = readCertificate(new Uint8Array(found.der));
  const id = await insertRequest(tx, {
    ...{ personId: caller.id, publicKey, sealedKey: null, pkcs10: null, renews: found.id },
    askedAt: now.toISOString(),
  });
  if (id === null) throw new AppError('certificate.asked-already');
  const event = { personId: caller.id, certificateId: found.id, actorId: caller.id, reason: '' };
  await deps.ledger.write(tx, { ...event, act: 'ask' });
  await deps.ledger.ringDeciders(tx, caller.id);
  return id;
}

/** At once, without asking anybody: others may know the secret. @throws AppError 'platform.not-found' */
export async function revokeOwn(
  deps: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
  reason: string,
): Promise<void> {
  const { id, origin } = await ownInUse(tx, caller.id);
  const now = deps.clock.now();
  const change = { state: 'revoked' as const, reason, code: 'keyCompromise' as const };
  await changeState(tx, id, { ...change, at: now.toISOString() });
  if (origin === 'own') await deps.authority.publish(tx, now);
  await endRenewal(deps, tx, id, { state: 'withdrawn', by: caller.id, reason });
  const event = { personId: caller.id, certificateId: id, actorId: caller.id, reason };
  await deps.ledger.write(tx, { ...event, act: 'revoke' });
}

/** @throws AppError 'certificate.no-authority', 'certificate.asked-already' */
export async function assertMayAsk(
  { authority }: Dependencies,
  tx: Tx,
  personId: string,
  issuer: RequestIssuer,
): Promise<void> {
  if (issuer === 'agency' && !(await authority.isReady(tx))) {
    throw new AppError('certificate.no-authority');
  }
  await assertNone(tx, personId);
}

/** @throws AppError 'certificate.asked-already' */
export async function assertNone(tx: Tx, personId: string): Promise<void> {
  const last = await lastRequest(tx, personId);
  if (last?.state === 'waiting' || (await findInUse(tx, personId))) {
    throw new AppError('certificate.asked-already');
  }
}

/**
 * The account confirms that a key is made; its password must not be that of the key.
 *
 * @throws AppError 'certificate.secret-is-password', 'certificate.wrong-password'
 */
export async function confirm(
  { needs }: Dependencies,
  tx: Tx,
  context: SignedContext,
  { secret, password }: KeyOrder,
): Promise<void> {
  if (secret === password) throw new AppError('certificate.secret-is-password');
  if (!(await needs.verifyPassword(tx, context.caller.id, password, context))) {
    throw new AppError('certificate.wrong-password');
  }
}

async function ownInUse(tx: Tx, personId: string): Promise<CertificateRow> {
  const found = await findInUse(tx, personId);
  if (!found) throw new AppError('platform.not-found');
  return found;
}

/** The private key, to be zeroed. @throws AppError 'certificate.wrong-secret' */
export async function opened(sealedKey: string, secret: string): Promise<Uint8Array> {
  try {
    return await openKey(sealedKey, secret);
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'signing.wrong-secret';
    throw isWrong ? new AppError('certificate.wrong-secret') : error;
  }
}

function fileOf(bytes: Uint8Array, password: string) {
  try {
    return readP12(bytes, password);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isPassword = error.code === 'signing.p12-wrong-secret';
    throw new AppError(isPassword ? 'certificate.wrong-file-password' : 'certificate.bad-file');
  }
}
