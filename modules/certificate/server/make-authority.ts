import { createPrivateKey } from 'node:crypto';
import type { SecretBox, Tx } from '@sarn/platform-server';
import { readCertificate } from '@sarn/signing/contract';
import { issueCertificate, makeCrl, makeKey, makeRoot } from '@sarn/signing/server';
import type { CertificatePurpose, CertifiedKey } from '@sarn/signing/server';
import { certificateLimits } from '../contract/index.ts';
import type { AuthorityRole } from '../contract/index.ts';
import type { Addresses } from './addresses.ts';
import { insertAuthority, insertList } from './authority.store.ts';
import type { IssuingKey } from './issuing/issuing-key.ts';
import { sealedBy, withKey } from './role-key.ts';
import { yearsAfter } from './validity.ts';

/** How long the certificates of the authority are valid. @assumed */
const years = { root: 20, below: 10 } as const;

/** Certificates of the services of the authority, with what they are called after the agency. */
const services: readonly (readonly [AuthorityRole, CertificatePurpose, string])[] = [
  ['timestamp', 'time-stamp', 'Time Stamps'],
  ['responder', 'ocsp', 'Certificate Status'],
  ['agency-seal', 'seal', 'e-Seal'],
];

export interface MakeOrder {
  /** Of the agency. */
  readonly name: string;
  /** Seals the root key that is handed out. */
  readonly passphrase: string;
  /** Seals the issuing key besides the installation; null: the installation alone does. */
  readonly secret: string | null;
}

interface WholeOrder {
  readonly order: MakeOrder;
  readonly now: Date;
  readonly urls: Addresses;
  readonly madeBy: string;
}

/** Ways to seal what is made. */
interface Seals {
  readonly box: SecretBox;
  readonly issuing: Pick<IssuingKey, 'seal'>;
}

/** @returns the root key, sealed by the passphrase */
export async function makeAll(tx: Tx, seals: Seals, whole: WholeOrder): Promise<string> {
  const { root, rootKey } = await rootOf(whole.order, whole.now);
  return withKey(root, async () => {
    await makeBelow(tx, seals, root, whole);
    return rootKey;
  });
}

/** The issuing authority and its services, each with a key of its own. */
async function makeBelow(
  tx: Tx,
  seals: Seals,
  root: CertifiedKey,
  { order, now, urls, madeBy }: WholeOrder,
): Promise<void> {
  const made = { at: now.toISOString(), by: madeBy };
  await keep(tx, 'root', root.certificate, null, made);
  const issuing = await certified('issuing', `${order.name} Issuing CA`, {
    order,
    now,
    issuer: root,
  });
  await withKey(issuing, async () => {
    const sealed = await sealedIssuing(seals, issuing.pkcs8, order.secret);
    await keep(tx, 'issuing', issuing.certificate, sealed, {
      ...made,
      hasSecret: order.secret !== null,
    });
    for (const [role, purpose, word] of services) {
      const name = role === 'agency-seal' ? order.name : `${order.name} ${word}`;
      const service = await certified(purpose, name, { order, now, issuer: issuing, urls });
      await withKey(service, () =>
        keep(tx, role, service.certificate, sealedBy(seals.box, role, service.pkcs8), made),
      );
    }
  });
  // Its own list is for as long as the issuing authority lasts: its key is not here to sign another one.
  const to = yearsAfter(now, years.below);
  const der = await makeCrl({ issuer: root, number: 1, revocations: [], from: now, to });
  const times = { madeAt: now.toISOString(), nextAt: to.toISOString() };
  await insertList(tx, { issuer: 'root', number: 1, der: Buffer.from(der), ...times });
}

/** With a secret it is open from now on: the first list is signed with it. */
async function sealedIssuing({ box, issuing }: Seals, pkcs8: Uint8Array, secret: string | null) {
  if (secret === null) return sealedBy(box, 'issuing', pkcs8);
  const { sealed, hold } = await issuing.seal(pkcs8, secret);
  hold();
  return sealed;
}

interface ServiceOrder {
  readonly order: MakeOrder;
  readonly now: Date;
  readonly issuer: CertifiedKey;
  readonly urls?: Addresses;
}

async function certified(
  purpose: CertificatePurpose,
  commonName: string,
  { order, now, issuer, urls }: ServiceOrder,
): Promise<CertifiedKey> {
  const { pkcs8, publicKey } = makeKey();
  const subject = { commonName, organisation: order.name };
  const period = { from: beginningOf(now), to: yearsAfter(now, years.below) };
  const certificate = await issueCertificate({
    ...{ purpose, subject, publicKey, issuer },
    ...{ ...period, ...urls },
  });
  return { certificate, pkcs8 };
}

async function rootOf({ name, passphrase }: MakeOrder, now: Date) {
  const { pkcs8 } = makeKey();
  const subject = { commonName: `${name} Root CA`, organisation: name };
  const period = { from: beginningOf(now), to: yearsAfter(now, years.root) };
  const certificate = await makeRoot({ subject, pkcs8, ...period });
  const copy = Buffer.from(pkcs8);
  const key = createPrivateKey({ key: copy, format: 'der', type: 'pkcs8' });
  copy.fill(0);
  const rootKey = key.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase });
  return { root: { certificate, pkcs8 }, rootKey: rootKey.toString() };
}

/** Clocks differ: it is good a little before it is issued. */
export const beginningOf = (now: Date): Date =>
  new Date(now.getTime() - certificateLimits.beginsBefore * 60_000);

async function keep(
  tx: Tx,
  role: AuthorityRole,
  der: Uint8Array,
  sealedKey: Buffer | null,
  made: { readonly at: string; readonly by: string; readonly hasSecret?: boolean },
): Promise<void> {
  const { serial, from, to } = readCertificate(der);
  await insertAuthority(tx, {
    ...{ role, serial, der: Buffer.from(der), sealedKey },
    ...{ hasSecret: made.hasSecret ?? false, listDays: certificateLimits.listDays },
    ...{ notBefore: new Date(from).toISOString(), notAfter: new Date(to).toISOString() },
    ...{ madeAt: made.at, madeBy: made.by },
  });
}
