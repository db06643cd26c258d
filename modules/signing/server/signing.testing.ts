import { issueCertificate, makeRoot } from './authority/certificates.ts';
import type { CertificateOrder, CertifiedKey } from './authority/certificates.ts';
import { makeCrl } from './authority/crl.ts';
import type { Revocation } from './authority/crl.ts';
import { makeKey } from './authority/keys.ts';
import { keySigner } from './seal/signer.ts';
import type { Signer } from './seal/signer.ts';
import { answerTimestamp } from './timestamps/answer.ts';
import type { TimestampSource } from './timestamps/request.ts';

/** An authority in memory for tests: root, issuing authority, and whatever it issues. */
export interface SampleAuthority {
  readonly root: CertifiedKey;
  readonly issuing: CertifiedKey;
  /** Issues a certificate for a new key; a person's for this year, unless told otherwise. */
  issue(order: Partial<Omit<CertificateOrder, 'publicKey'>>): Promise<CertifiedKey>;
  /** A person who can sign. */
  signer(commonName: string, order?: Partial<Omit<CertificateOrder, 'publicKey'>>): Promise<Signer>;
  /** A time-stamp authority in this process. */
  timestamps(now?: () => Date): Promise<TimestampSource>;
  /** The CRLs of root and issuing authority, which hold for a month. */
  crls(revocations?: readonly Revocation[]): Promise<Uint8Array[]>;
}

/**
 * The time at which the samples are made, in whole seconds; their certificates hold two years around it. It
 * is the real one, because some of the programs that check them know no other.
 */
export const sampleNow = new Date(Math.floor(Date.now() / 1000) * 1000);

const years = (count: number): Date =>
  new Date(sampleNow.getTime() + count * 365 * 24 * 3600 * 1000);

/** Makes keys and certificates of an authority; each time new ones. */
export async function sampleAuthority(named = 'ทดสอบ'): Promise<SampleAuthority> {
  const rootKey = makeKey();
  const root = {
    pkcs8: rootKey.pkcs8,
    certificate: await makeRoot({
      subject: { commonName: `ผู้ให้บริการออกใบรับรองราก${named}`, organisation: 'กรมตัวอย่าง' },
      pkcs8: rootKey.pkcs8,
      from: years(-5),
      to: years(20),
    }),
  };
  const issue = async (
    order: Partial<Omit<CertificateOrder, 'publicKey'>>,
  ): Promise<CertifiedKey> => {
    const key = makeKey();
    const certificate = await issueCertificate({
      purpose: 'person',
      subject: {
        commonName: 'นางสาวสมหญิง ใจดี',
        givenName: 'สมหญิง',
        surname: 'ใจดี',
        post: 'ผู้อำนวยการกองกลาง',
        unit: 'กองกลาง',
        organisation: 'กรมตัวอย่าง',
        serialNumber: 'EMP0001',
      },
      issuer: root,
      from: years(-1),
      to: years(1),
      ...order,
      publicKey: key.publicKey,
    });
    return { pkcs8: key.pkcs8, certificate };
  };
  const issuing = await issue({
    purpose: 'issuing',
    subject: { commonName: `ผู้ออกใบรับรอง${named}`, organisation: 'กรมตัวอย่าง' },
    from: years(-4),
    to: years(10),
  });
  const issueBelow: SampleAuthority['issue'] = (order) => issue({ issuer: issuing, ...order });
  const chain = [issuing.certificate];
  return {
    root,
    issuing,
    issue: issueBelow,
    signer: async (commonName, order = {}) => {
      const subject = { commonName, organisation: 'กรมตัวอย่าง' };
      const { pkcs8, certificate } = await issueBelow({ subject, ...order });
      return keySigner(pkcs8, certificate, chain);
    },
    timestamps: async (now = () => new Date()) => {
      const subject = { commonName: 'ตราประทับเวลา', organisation: 'กรมตัวอย่าง' };
      const by = await issueBelow({ purpose: 'time-stamp', subject });
      const authority = { by, chain, policy: '1.2.3.4.1', now };
      const ask = (request: Uint8Array): Promise<Uint8Array> => answerTimestamp(request, authority);
      return { ask, roots: [root.certificate], now };
    },
    crls: (revocations = []) => {
      const times = { number: 1, from: sampleNow, to: new Date(sampleNow.getTime() + month) };
      return Promise.all([
        makeCrl({ ...times, issuer: root, revocations: [] }),
        makeCrl({ ...times, issuer: issuing, revocations }),
      ]);
    },
  };
}

const month = 30 * 24 * 3600 * 1000;
