import { createHash, X509Certificate } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import {
  findChain,
  listTimes,
  readCertificate,
  readCertificates,
  readName,
} from '@sarn/signing/contract';
import type { Certificate } from '@sarn/signing/contract';
import { foreignLimits, revocationFailures } from '../contract/index.ts';
import type { listForeignAuthorities } from '../contract/index.ts';
import type { Deps } from './dependencies.ts';
import { derOf } from './ask-issuer.ts';
import {
  addAuthority,
  deleteAuthority,
  listAuthorities,
  listLists,
  saveList,
} from './foreign-authority.store.ts';
import type { AuthorityRow } from './foreign-authority.store.ts';
import { isRoot } from './trust.ts';

/** All of them for the settings, roots first. */
export async function foreignShown(h: Handle): Promise<OutputOf<typeof listForeignAuthorities>> {
  const lists = await listLists(h);
  const rows = (await listAuthorities(h)).map((row) => ({
    ...cardOf(row),
    lists: lists
      .filter(({ authorityId }) => authorityId === row.id)
      .map(({ source, madeAt, nextAt, gotAt }) => ({ source, madeAt, nextAt, gotAt })),
  }));
  return { rows: rows.toSorted((one, other) => Number(other.isRoot) - Number(one.isRoot)) };
}

function cardOf({ id, sha256, der, heardAt, failure }: AuthorityRow) {
  const certificate = readCertificate(new Uint8Array(der));
  return {
    ...{ id, fingerprint: sha256, heardAt },
    ...{ subject: nameOf(certificate.subject), issuer: nameOf(certificate.issuer) },
    notAfter: new Date(certificate.to).toISOString(),
    isRoot: isRoot(certificate),
    failure: revocationFailures.find((one) => one === failure) ?? null,
  };
}

function nameOf(name: Uint8Array): string {
  const { commonName, organisation } = readName(name);
  return commonName ?? organisation ?? '';
}

/** @throws AppError 'signature.foreign-certificate', 'signature.foreign-no-root' */
export async function addForeign(
  deps: Deps,
  tx: Tx,
  { caller }: SignedContext,
  text: string,
): Promise<void> {
  const { clock, audit } = deps.platform;
  const given = certificatesIn(text);
  const known = readCertificates((await listAuthorities(tx)).map(({ der }) => new Uint8Array(der)));
  const roots = [...given, ...known].filter(isRoot);
  const now = clock.now().getTime();
  for (const one of given) {
    const found = await findChain(one, given, roots, now);
    if (!found.isTrusted) throw new AppError('signature.foreign-no-root');
  }
  const at = clock.now().toISOString();
  for (const { der, subject } of given) {
    await addAuthority(tx, { der, addedBy: caller.id, at });
    await audit.write(tx, {
      ...{ act: 'signature.foreign-add', callerId: caller.id },
      subject: { kind: 'signature-authority', id: fingerprintOf(der) },
      detail: { name: nameOf(subject) },
    });
  }
}

const fingerprintOf = (der: Uint8Array): string => createHash('sha256').update(der).digest('hex');

/** Certificates of authorities; one of a person is none. @throws AppError 'signature.foreign-certificate' */
function certificatesIn(text: string): Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  const found = (blocks ?? [Buffer.from(text, 'base64')]).slice(0, foreignLimits.certificates);
  try {
    return found.map((one) => {
      const { raw, ca } = new X509Certificate(one);
      if (!ca) throw new AppError('signature.foreign-certificate');
      return readCertificate(new Uint8Array(raw));
    });
  } catch {
    throw new AppError('signature.foreign-certificate');
  }
}

/** @throws AppError 'platform.not-found' */
export async function removeForeign(
  deps: Deps,
  tx: Tx,
  { caller }: SignedContext,
  id: string,
): Promise<void> {
  const row = (await listAuthorities(tx)).find((one) => one.id === id);
  if (!row || !(await deleteAuthority(tx, id))) throw new AppError('platform.not-found');
  await deps.platform.audit.write(tx, {
    ...{ act: 'signature.foreign-remove', callerId: caller.id },
    subject: { kind: 'signature-authority', id: row.sha256 },
    detail: { name: cardOf(row).subject },
  });
}

/**
 * Keeps a list that was brought by hand, once its authority proves to have signed it.
 *
 * @returns the name of the authority
 * @throws AppError 'signature.list-unreadable', 'signature.list-ended', 'signature.list-older'
 */
export async function uploadList(
  deps: Deps,
  tx: Tx,
  { caller }: SignedContext,
  text: string,
): Promise<string> {
  const { clock, audit } = deps.platform;
  const der = derOf(text.includes('-----BEGIN') ? Buffer.from(text) : Buffer.from(text, 'base64'));
  const now = clock.now().getTime();
  for (const row of await listAuthorities(tx)) {
    const times = await listTimes(der, readCertificate(new Uint8Array(row.der)));
    if (!times) continue;
    if (times.to <= now) throw new AppError('signature.list-ended');
    const [madeAt, nextAt] = [new Date(times.from).toISOString(), new Date(times.to).toISOString()];
    const known = (await listLists(tx)).find(
      ({ authorityId, source }) => authorityId === row.id && source === 'uploaded',
    );
    if (known && Date.parse(known.madeAt) > times.from) throw new AppError('signature.list-older');
    const gotAt = clock.now().toISOString();
    const list = { authorityId: row.id, source: 'uploaded' as const, der, madeAt, nextAt };
    await saveList(tx, { ...list, gotAt, gotBy: caller.id });
    await audit.write(tx, {
      ...{ act: 'signature.foreign-list', callerId: caller.id },
      subject: { kind: 'signature-authority', id: row.sha256 },
      detail: { madeAt, nextAt },
    });
    return cardOf(row).subject;
  }
  throw new AppError('signature.list-unreadable');
}
