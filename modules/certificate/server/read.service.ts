import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { readCertificate, readName } from '@sarn/signing/contract';
import type {
  getAuthority,
  getAuthorityFile,
  getCertifiedPerson,
  getOwnCertificate,
  listCertifiedPeople,
} from '../contract/index.ts';
import { certificateLimits } from '../contract/index.ts';
import { findAuthority, listAuthority, newestList } from './authority.store.ts';
import type { Dependencies } from './dependencies.ts';
import { lockShown, secretFileState } from './issuing/lock.service.ts';
import { countPeople, listPeople } from './people.store.ts';
import { findInUse, hasIssued, listEvents, listOfPerson } from './person-certificate.store.ts';
import { lastRequest } from './request.store.ts';
import { certificateCard, requestCard } from './views.ts';

/** The certificate in use and the last request of a person. */
export const ownCertificate = async (
  deps: Dependencies,
  h: Handle,
  personId: string,
): Promise<OutputOf<typeof getOwnCertificate>> => {
  const { certificate, request } = await ofPerson(deps, h, personId);
  return {
    ...{ certificate, request, hasTokens: deps.tokens.isOffered },
    isReady: await deps.authority.isReady(h),
    signed: certificate && (await signedWithKey(deps, h, personId, certificate.id)),
  };
};

/** A renewal keeps the key: its owner sees what the key signed, and what of it with the present certificate. */
async function signedWithKey(
  { needs }: Dependencies,
  h: Handle,
  personId: string,
  certificateId: string,
) {
  const rows = await listOfPerson(h, personId);
  const keys = new Map(
    rows.map(({ id, der }) => [id, Buffer.from(readCertificate(new Uint8Array(der)).publicKey)]),
  );
  const ids = rows
    .map(({ id }) => id)
    .filter((id) => keys.get(id)?.equals(keys.get(certificateId) ?? Buffer.of()));
  const ofKey = await needs.signedWith(h, ids);
  const { documents: ofThis } = await needs.signedWith(h, [certificateId]);
  return { ...ofKey, ofThis };
}

async function ofPerson({ clock }: Dependencies, h: Handle, personId: string) {
  const [inUse, request] = [await findInUse(h, personId), await lastRequest(h, personId)];
  return {
    certificate: inUse ? certificateCard(inUse, clock.now()) : null,
    request: request ? requestCard(request) : null,
  };
}

/** A page of the people of a filter, and how many each filter shows. */
export async function certifiedPeople(
  deps: Dependencies,
  h: Handle,
  { page, ...asked }: InputOf<typeof listCertifiedPeople>,
): Promise<OutputOf<typeof listCertifiedPeople>> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const unitId = asked.unitId ?? null;
  const take = certificateLimits.pageSize;
  const found = await listPeople(h, { ...asked, now: at, unitId, take, skip: (page - 1) * take });
  const ids = found.map(({ id }) => id);
  const cards = await deps.needs.organisation.personCard(h, ids);
  const rows = await Promise.all(
    ids.map(async (personId) => {
      const { certificate, request } = await ofPerson(deps, h, personId);
      const [newest] = certificate ? [] : await listOfPerson(h, personId);
      const { name = '', positionName: post = '', unitName: unit = '' } = cards.get(personId) ?? {};
      return {
        ...{ personId, name, post, unit },
        certificate: certificate ?? (newest ? certificateCard(newest, now) : null),
        request: request?.state === 'waiting' ? request : null,
      };
    }),
  );
  return { rows, total: found[0]?.total ?? 0, counts: await countPeople(h, at, unitId) };
}

/** All certificates of a person with their history. @throws AppError 'platform.not-found' */
export async function certifiedPerson(
  deps: Dependencies,
  h: Handle,
  personId: string,
): Promise<OutputOf<typeof getCertifiedPerson>> {
  const { organisation } = deps.needs;
  const card = (await organisation.personCard(h, [personId])).get(personId);
  if (!card) throw new AppError('platform.not-found');
  const [rows, events] = [await listOfPerson(h, personId), await listEvents(h, personId)];
  const actors = events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
  const names = await organisation.personCard(h, actors);
  return {
    ...{ name: card.name, post: card.positionName },
    certificates: rows.map((row) => certificateCard(row, deps.clock.now())),
    request: (await ofPerson(deps, h, personId)).request,
    history: events.map(({ actorId, ...event }) => ({
      ...event,
      actorName: actorId === null ? '' : (names.get(actorId)?.name ?? ''),
    })),
  };
}

/** The certificates of the authority, as administrators see them. */
export async function authorityShown(
  deps: Dependencies,
  h: Handle,
): Promise<OutputOf<typeof getAuthority>> {
  const rows = await listAuthority(h);
  return {
    rows: rows.map(({ role, serial, der, notBefore, notAfter }) => ({
      ...{ role, serial, notBefore, notAfter },
      subject: readName(readCertificate(new Uint8Array(der)).subject).commonName ?? '',
      fingerprint: createHash('sha256').update(der).digest('hex'),
    })),
    isUnused: !(await hasIssued(h)),
    lock: await lockShown(deps, h),
    secretFile: await secretFileState(deps),
    listNumber: String((await newestList(h, 'issuing'))?.number ?? ''),
  };
}

/** A published file of the authority, DER. @throws AppError 'platform.not-found' */
export async function authorityFile(h: Handle, { file }: InputOf<typeof getAuthorityFile>) {
  const isList = file.endsWith('.crl');
  const issuer = file.startsWith('root') ? ('root' as const) : ('issuing' as const);
  const found = isList ? await newestList(h, issuer) : await findAuthority(h, issuer);
  if (!found) throw new AppError('platform.not-found');
  const { der } = found;
  const type = isList ? 'application/pkix-crl' : 'application/pkix-cert';
  return { bytes: der, length: der.length, type, name: file, disposition: 'attachment' as const };
}
