import { createPrivateKey } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import { createSecretBox } from '@sarn/platform-server';
import type { Handle, Platform, SecretBox, SignedContext, Tx } from '@sarn/platform-server';
import { readCertificate } from '@sarn/signing/contract';
import {
  answerTimestamp,
  issueCertificate,
  makeCrl,
  makeKey,
  makeRoot,
} from '@sarn/signing/server';
import type {
  CertificatePurpose,
  CertifiedKey,
  Revocation,
  TimestampSource,
} from '@sarn/signing/server';
import { certificateLimits } from '../contract/index.ts';
import type { AuthorityRole } from '../contract/index.ts';
import {
  deleteAuthority,
  findAuthority,
  insertAuthority,
  insertList,
  listAuthority,
  listRevoked,
  lockLists,
  newestList,
} from './authority.store.ts';
import type { ListRow } from './authority.store.ts';
import { addressesOf } from './addresses.ts';
import type { Addresses } from './addresses.ts';
import type { CertificateNeeds } from './needs.ts';
import { hasIssued } from './person-certificate.store.ts';
import { yearsAfter } from './validity.ts';

/** By which rules the agency stamps time: an identifier of our own below 2.25, as none was assigned. @assumed */
const timestampPolicy = '2.25.122188104961602';

/** How long the certificates of the authority are valid. @assumed */
const years = { root: 20, below: 10 } as const;

/** Certificates of the services of the authority, with what they are called after the agency. */
const services: readonly (readonly [AuthorityRole, CertificatePurpose, string])[] = [
  ['timestamp', 'time-stamp', 'Time Stamps'],
  ['responder', 'ocsp', 'Certificate Status'],
  ['agency-seal', 'seal', 'e-Seal'],
];

interface MakeOrder {
  readonly name: string;
  readonly passphrase: string;
  readonly password: string;
}

/** The certification authority of the agency: made once, issues, and publishes what it revoked. */
export function createAuthority(platform: Platform, needs: CertificateNeeds) {
  const box = createSecretBox(needs.identityKey);
  const { clock, audit, config } = platform;
  const urls = addressesOf(config);
  return {
    /** Writes a new revocation list: after every revocation, and before the last one ends. */
    publish: (tx: Tx, now: Date) => publishList(tx, now, box),

    /** Whether certificates can be issued. */
    isReady: async (h: Handle): Promise<boolean> => Boolean(await findAuthority(h, 'issuing')),

    /**
     * Issues a certificate for the signatures of a person.
     *
     * @throws AppError 'certificate.no-authority'
     */
    async issue(
      tx: Tx,
      order: Pick<Parameters<typeof issueCertificate>[0], 'subject' | 'publicKey' | 'from' | 'to'>,
    ): Promise<Uint8Array> {
      return withRole(box, tx, 'issuing', (issuer) => {
        const above = readCertificate(issuer.certificate);
        const from = new Date(Math.max(beginningOf(order.from).getTime(), above.from));
        const to = new Date(Math.min(order.to.getTime(), above.to));
        return issueCertificate({ ...order, from, to, purpose: 'person', issuer, ...urls });
      });
    },

    /** The revocation lists in force, DER; none before the authority was made. */
    lists: async (h: Handle): Promise<readonly Uint8Array[]> => {
      const found = [await newestList(h, 'issuing'), await newestList(h, 'root')];
      return found.flatMap((list) => (list ? [list.der] : []));
    },

    /** Certificates that stand above those of people, the issuing one first. */
    chain: chainOf,

    /**
     * Makes the whole authority. The key of the root signs the issuing one and is then handed out, sealed by
     * the passphrase; it is kept nowhere here.
     *
     * @returns the root key, PEM
     * @throws AppError 'certificate.authority-exists', 'certificate.wrong-password'
     */
    async make(tx: Tx, context: SignedContext, order: MakeOrder): Promise<string> {
      const { caller } = context;
      if (!(await needs.verifyPassword(tx, caller.id, order.password, context))) {
        throw new AppError('certificate.wrong-password');
      }
      await lockLists(tx);
      // While nothing was issued it can be made again: the answer with the root key may have been lost.
      if (await hasIssued(tx)) throw new AppError('certificate.authority-exists');
      await deleteAuthority(tx);
      // Certificates know whole seconds: with parts of one, what is issued would outlive its issuer.
      const now = new Date(Math.floor(clock.now().getTime() / 1000) * 1000);
      const rootKey = await makeAll(tx, box, { order, now, urls, madeBy: caller.id });
      await publishList(tx, now, box);
      await audit.write(tx, {
        ...{ act: 'certificate.authority-made', callerId: caller.id },
        subject: { kind: 'certificate', id: 'authority' },
        detail: { name: order.name },
      });
      return rootKey;
    },

    /** Time stamps of the agency's own authority, for networks from which no other one is reached. */
    timestamps: (h: Handle): Promise<TimestampSource> => ownTimestamps(h, box, clock),

    /** The certificate of the agency's e-seal, DER; undefined without one that is valid now. */
    async sealCertificate(h: Handle): Promise<Uint8Array | undefined> {
      const found = await findAuthority(h, 'agency-seal');
      if (!found) return undefined;
      const der = new Uint8Array(found.der);
      const { from, to } = readCertificate(der);
      const now = clock.now().getTime();
      return from <= now && now < to ? der : undefined;
    },

    /**
     * A service certificate with its key, such as that of the e-seal; whoever asks for it zeroes the key after use.
     *
     * @throws AppError 'certificate.no-authority'
     */
    service: (h: Handle, role: Exclude<AuthorityRole, 'root'>) => openRole(box, h, role),
  };
}

async function ownTimestamps(
  h: Handle,
  box: SecretBox,
  clock: Platform['clock'],
): Promise<TimestampSource> {
  const [sealed, chain] = [await sealedRole(h, 'timestamp'), await chainOf(h)];
  const now = () => clock.now();
  return {
    ask: (request) =>
      withKey(openSealed(box, sealed), (by) =>
        answerTimestamp(request, { by, chain, policy: timestampPolicy, now }),
      ),
    roots: chain.slice(-1),
    now,
  };
}

async function publishList(tx: Tx, now: Date, box: SecretBox): Promise<ListRow> {
  await lockLists(tx);
  const last = await newestList(tx, 'issuing');
  const to = new Date(now.getTime() + certificateLimits.listDays * 86_400_000);
  const number = (last?.number ?? 0) + 1;
  const revocations = await revocationsOf(tx);
  const der = await withRole(box, tx, 'issuing', (issuer) =>
    makeCrl({ issuer, number, revocations, from: now, to }),
  );
  return keepList(tx, { issuer: 'issuing', number, der: Buffer.from(der) }, now, to);
}

async function keepList(
  tx: Tx,
  list: Pick<ListRow, 'issuer' | 'number' | 'der'>,
  from: Date,
  to: Date,
): Promise<ListRow> {
  const row = { ...list, madeAt: from.toISOString(), nextAt: to.toISOString() };
  await insertList(tx, row);
  return row;
}

async function chainOf(h: Handle): Promise<readonly Uint8Array[]> {
  const rows = await listAuthority(h);
  return (['issuing', 'root'] as const).flatMap((role) =>
    rows.filter((row) => row.role === role).map(({ der }) => new Uint8Array(der)),
  );
}

export type Authority = ReturnType<typeof createAuthority>;

interface WholeOrder {
  readonly order: MakeOrder;
  readonly now: Date;
  readonly urls: Addresses;
  readonly madeBy: string;
}

/** @returns the root key, sealed by the passphrase */
async function makeAll(tx: Tx, box: SecretBox, whole: WholeOrder): Promise<string> {
  const { root, rootKey } = await rootOf(whole.order, whole.now);
  return withKey(root, async () => {
    await makeBelow(tx, box, root, whole);
    return rootKey;
  });
}

/** The issuing authority and its services, each with a key of its own. */
async function makeBelow(
  tx: Tx,
  box: SecretBox,
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
    await keep(tx, 'issuing', issuing.certificate, seal(box, 'issuing', issuing), made);
    for (const [role, purpose, word] of services) {
      const name = role === 'agency-seal' ? order.name : `${order.name} ${word}`;
      const service = await certified(purpose, name, { order, now, issuer: issuing, urls });
      await withKey(service, () =>
        keep(tx, role, service.certificate, seal(box, role, service), made),
      );
    }
  });
  // Its own list is for as long as the issuing authority lasts: its key is not here to sign another one.
  const to = yearsAfter(now, years.below);
  const listOrder = { issuer: root, number: 1, revocations: [], from: now, to };
  await keepList(
    tx,
    { issuer: 'root', number: 1, der: Buffer.from(await makeCrl(listOrder)) },
    now,
    to,
  );
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
const beginningOf = (now: Date): Date =>
  new Date(now.getTime() - certificateLimits.beginsBefore * 60_000);

const seal = (box: SecretBox, role: AuthorityRole, { pkcs8 }: CertifiedKey): Buffer =>
  box.seal(`certificate/${role}`, pkcs8);

async function keep(
  tx: Tx,
  role: AuthorityRole,
  der: Uint8Array,
  sealedKey: Buffer | null,
  made: { readonly at: string; readonly by: string },
): Promise<void> {
  const { serial, from, to } = readCertificate(der);
  await insertAuthority(tx, {
    ...{ role, serial, der: Buffer.from(der), sealedKey },
    ...{ notBefore: new Date(from).toISOString(), notAfter: new Date(to).toISOString() },
    ...{ madeAt: made.at, madeBy: made.by },
  });
}

/** A key of the authority that is stored, before it is opened. */
interface SealedRole {
  readonly role: AuthorityRole;
  readonly certificate: Uint8Array;
  readonly sealedKey: Buffer;
}

async function sealedRole(h: Handle, role: AuthorityRole): Promise<SealedRole> {
  const row = await findAuthority(h, role);
  if (!row?.sealedKey) throw new AppError('certificate.no-authority');
  return { role, certificate: new Uint8Array(row.der), sealedKey: row.sealedKey };
}

const openSealed = (
  box: SecretBox,
  { role, certificate, sealedKey }: SealedRole,
): CertifiedKey => ({
  certificate,
  pkcs8: box.open(`certificate/${role}`, sealedKey),
});

const openRole = async (box: SecretBox, h: Handle, role: AuthorityRole): Promise<CertifiedKey> =>
  openSealed(box, await sealedRole(h, role));

/** Does one piece of work with a key, and zeroes it, however the work ends. */
async function withKey<T>(
  key: CertifiedKey,
  work: (key: CertifiedKey) => T | Promise<T>,
): Promise<T> {
  try {
    return await work(key);
  } finally {
    key.pkcs8.fill(0);
  }
}

const withRole = async <T>(
  box: SecretBox,
  h: Handle,
  role: AuthorityRole,
  work: (key: CertifiedKey) => T | Promise<T>,
): Promise<T> => withKey(await openRole(box, h, role), work);

async function revocationsOf(h: Handle): Promise<Revocation[]> {
  const rows = await listRevoked(h);
  return rows.flatMap(({ serial, changedAt, code }) =>
    code === null || changedAt === null
      ? []
      : [{ serial, revokedAt: new Date(changedAt), reason: code }],
  );
}
