import { readCertificates } from '@sarn/signing/contract';
import type { Certificate } from '@sarn/signing/contract';
import type { Handle } from '@sarn/platform-server';
import { foreignLimits } from '../contract/index.ts';
import { listAnswers, listAuthorities, listNewest } from './foreign-authority.store.ts';

/** Whether it names itself as its issuer: only such a one is trusted by itself. */
export const isRoot = ({ subject, issuer }: Pick<Certificate, 'subject' | 'issuer'>): boolean =>
  Buffer.from(subject).equals(issuer);

/** Roots of other authorities by which signatures are judged, DER. */
export async function foreignRoots(h: Handle): Promise<Uint8Array[]> {
  const rows = await listAuthorities(h);
  const added = rows.filter(({ addedBy }) => addedBy !== null);
  return readCertificates(added.map(({ der }) => new Uint8Array(der)))
    .filter(isRoot)
    .map(({ der }) => der);
}

/** Authorities below a root that are known, added or kept on the way to one, DER. */
export async function foreignBetween(h: Handle): Promise<Uint8Array[]> {
  const known = (await listAuthorities(h)).map(({ der }) => new Uint8Array(der));
  return readCertificates(known)
    .filter((one) => !isRoot(one))
    .map(({ der }) => der);
}

/** What those authorities said of revocations, as far as it is sent to whoever verifies a file, DER. */
export const foreignLists = (h: Handle): Promise<Uint8Array[]> =>
  listNewest(h, foreignLimits.sentBytes);

/** What those authorities answered of revoked certificates, as far as it is sent to whoever verifies a file, DER. */
export const foreignAnswers = (h: Handle): Promise<Uint8Array[]> =>
  listAnswers(h, foreignLimits.sentAnswerBytes);
