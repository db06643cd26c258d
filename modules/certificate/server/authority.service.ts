import { AppError } from '@sarn/kernel';
import { createSecretBox } from '@sarn/platform-server';
import type { Handle, Platform, SecretBox, SignedContext, Tx } from '@sarn/platform-server';
import { readCertificate } from '@sarn/signing/contract';
import { answerTimestamp, issueCertificate } from '@sarn/signing/server';
import type { CertifiedKey, TimestampSource } from '@sarn/signing/server';
import type { AuthorityRole } from '../contract/index.ts';
import {
  deleteAuthority,
  findAuthority,
  listAuthority,
  lockLists,
  newestList,
} from './authority.store.ts';
import { addressesOf } from './addresses.ts';
import { createIssuingKey } from './issuing/issuing-key.ts';
import { createLists } from './issuing/lists.service.ts';
import { changedAnswers } from './issuing/status-answers.ts';
import { beginningOf, makeAll } from './make-authority.ts';
import type { MakeOrder } from './make-authority.ts';
import type { CertificateNeeds } from './needs.ts';
import { hasIssued } from './person-certificate.store.ts';
import { openedBy, sealedRole, withKey } from './role-key.ts';
import type { SealedRole } from './role-key.ts';

/** By which rules the agency stamps time: an identifier of our own below 2.25, as none was assigned. @assumed */
const timestampPolicy = '2.25.122188104961602';

interface ConfirmedOrder extends MakeOrder {
  /** Of the account. */
  readonly password: string;
}

/** The certification authority of the agency: made once, issues, and publishes what it revoked. */
export function createAuthority(platform: Platform, needs: CertificateNeeds) {
  const box = createSecretBox(needs.identityKey);
  const { clock, audit, config } = platform;
  const urls = addressesOf(config);
  const issuing = createIssuingKey(box, needs.issuingSecretFile);
  const lists = createLists(platform, needs, issuing);
  const service = async (h: Handle, role: ServiceRole): Promise<CertifiedKey> =>
    openService(box, await sealedRole(h, role));
  return {
    /** The key that issues, and its locks. */
    issuing,
    /** A new revocation list after every revocation, and before the last one ends, as far as the key is open. */
    publish: lists.publish,
    publishInTime: lists.publishInTime,

    /** Whether certificates can be issued. */
    isReady: async (h: Handle): Promise<boolean> => Boolean(await findAuthority(h, 'issuing')),

    /**
     * Issues a certificate for the signatures of a person.
     *
     * @throws AppError 'certificate.no-authority', 'certificate.authority-locked'
     */
    issue: async (
      tx: Tx,
      order: Pick<Parameters<typeof issueCertificate>[0], 'subject' | 'publicKey' | 'from' | 'to'>,
    ): Promise<Uint8Array> =>
      withKey(await issuing.open(tx), (issuer) => {
        const above = readCertificate(issuer.certificate);
        const from = new Date(Math.max(beginningOf(order.from).getTime(), above.from));
        const to = new Date(Math.min(order.to.getTime(), above.to));
        return issueCertificate({ ...order, from, to, purpose: 'person', issuer, ...urls });
      }),

    /** The revocation lists in force, DER; none before the authority was made. */
    lists: async (h: Handle): Promise<readonly Uint8Array[]> => {
      const found = [await newestList(h, 'issuing'), await newestList(h, 'root')];
      return found.flatMap((list) => (list ? [list.der] : []));
    },

    /** Answers of OCSP about what the list in force does not have yet, DER; none while it has all. */
    answers: (h: Handle): Promise<readonly Uint8Array[]> =>
      changedAnswers(h, clock.now(), () => service(h, 'responder')),

    /** Certificates that stand above those of people, the issuing one first. */
    chain: chainOf,

    /**
     * Makes the whole authority. The key of the root signs the issuing one and is then handed out, sealed by
     * the passphrase; it is kept nowhere here.
     *
     * @returns the root key, PEM
     * @throws AppError 'certificate.authority-exists', 'certificate.wrong-password'
     */
    async make(tx: Tx, context: SignedContext, order: ConfirmedOrder): Promise<string> {
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
      const rootKey = await makeAll(tx, { box, issuing }, { order, now, urls, madeBy: caller.id });
      await lists.publish(tx, now);
      await audit.write(tx, {
        ...{ act: 'certificate.authority-made', callerId: caller.id },
        subject: { kind: 'certificate', id: 'authority' },
        detail: { name: order.name, hasSecret: order.secret !== null },
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
     * A service certificate with its key, such as that of the e-seal; whoever asks for it zeroes the key after use. The
     * installation alone opens it: none of them can issue a certificate.
     *
     * @throws AppError 'certificate.no-authority'
     */
    service,
  };
}

type ServiceRole = Exclude<AuthorityRole, 'root' | 'issuing'>;

export type Authority = ReturnType<typeof createAuthority>;

async function ownTimestamps(
  h: Handle,
  box: SecretBox,
  clock: Platform['clock'],
): Promise<TimestampSource> {
  const [sealed, chain] = [await sealedRole(h, 'timestamp'), await chainOf(h)];
  const now = () => clock.now();
  return {
    ask: (request) =>
      withKey(openService(box, sealed), (by) =>
        answerTimestamp(request, { by, chain, policy: timestampPolicy, now }),
      ),
    roots: chain.slice(-1),
    now,
  };
}

const openService = (box: SecretBox, role: SealedRole): CertifiedKey => ({
  certificate: role.certificate,
  pkcs8: openedBy(box, role),
});

async function chainOf(h: Handle): Promise<readonly Uint8Array[]> {
  const rows = await listAuthority(h);
  return (['issuing', 'root'] as const).flatMap((role) =>
    rows.filter((row) => row.role === role).map(({ der }) => new Uint8Array(der)),
  );
}
