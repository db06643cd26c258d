import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { readCertificate } from '@sarn/signing/contract';
import { tokenOf } from '@sarn/signing/server';
import type {
  CertificateNews,
  CertificateState,
  changeCertificate,
  decideCertificateRequest,
  WaitingRequest,
} from '../contract/index.ts';
import type { Dependencies } from './dependencies.ts';
import { changeState, findForUpdate, insertCertificate } from './person-certificate.store.ts';
import type { CertificateRow, NewCertificate } from './person-certificate.store.ts';
import { endRenewal } from './renewal.ts';
import { endRequest, findWaitingForUpdate, listWaiting } from './request.store.ts';
import type { RequestRow } from './request.store.ts';
import { subjectOf } from './subject.ts';
import { yearsAfter } from './validity.ts';

type Change = InputOf<typeof changeCertificate>;

/** From which states an act leads where. */
const transitions: Readonly<
  Record<
    Change['act'],
    { readonly from: readonly CertificateState[]; readonly to: CertificateState }
  >
> = {
  renew: { from: ['valid'], to: 'replaced' },
  suspend: { from: ['valid'], to: 'suspended' },
  resume: { from: ['suspended'], to: 'valid' },
  revoke: { from: ['valid', 'suspended'], to: 'revoked' },
};

const told = {
  renew: 'renewed',
  suspend: 'suspended',
  resume: 'resumed',
  revoke: 'revoked',
} as const satisfies Record<Change['act'], CertificateNews>;

/** Requests that wait, with who asks. */
export async function waitingRequests(
  { needs: { organisation } }: Dependencies,
  h: Handle,
  callerId: string,
): Promise<WaitingRequest[]> {
  const rows = await listWaiting(h);
  const cards = await organisation.personCard(
    h,
    rows.map(({ personId }) => personId),
  );
  return rows.map(({ id, personId, askedAt, publicKey, sealedKey, renews }) => {
    const card = cards.get(personId);
    const { name = '', positionName: post = '', unitName: unit = '' } = card ?? {};
    const fingerprint = createHash('sha256').update(publicKey).digest('hex').slice(0, 32);
    return {
      id,
      personId,
      name,
      post,
      unit,
      askedAt,
      fingerprint,
      token: tokenOf(sealedKey ?? '') ?? null,
      isRenewal: renews !== null,
      isOwn: personId === callerId,
    };
  });
}

/** @throws AppError as the call tells */
export async function decideRequest(
  deps: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
  { id, decision, years, reason }: InputOf<typeof decideCertificateRequest>,
): Promise<void> {
  const request = await findWaitingForUpdate(tx, id);
  // What another authority is asked for is not decided here.
  if (!request || request.pkcs10 !== null) throw new AppError('platform.not-found');
  const { personId } = request;
  if (personId === caller.id) throw new AppError('certificate.own-request');
  if (decision === 'refuse' && reason === '') throw new AppError('certificate.reason-missing');
  const state = decision === 'issue' ? ('issued' as const) : ('refused' as const);
  const at = deps.clock.now().toISOString();
  await endRequest(tx, id, { state, by: caller.id, at, reason });
  await deps.ledger.settleDeciders(tx, personId, caller.id);
  const order = { requestId: id, years, by: caller.id };
  const isRenewed = decision === 'issue' && request.renews !== null;
  const certificateId = decision === 'issue' ? await issued(deps, tx, request, order) : null;
  const act = isRenewed ? ('renew' as const) : decision;
  await deps.ledger.write(tx, { personId, certificateId, act, reason, actorId: caller.id });
  const kind = isRenewed ? ('renewed' as const) : state;
  await deps.ledger.tell(tx, personId, kind, reason);
}

/** The certificate for a request: for its key, or for that of the certificate that it renews. */
async function issued(
  deps: Dependencies,
  tx: Tx,
  { personId, publicKey, sealedKey, renews }: RequestRow,
  order: RenewalOrder & { readonly requestId: string },
): Promise<string> {
  const { requestId, years, by } = order;
  if (renews === null) {
    const kept = { requestId, sealedKey: sealedKey ?? '', issuedBy: by };
    return issueFor(deps, tx, personId, { ...kept, publicKey, years });
  }
  const found = await findForUpdate(tx, renews);
  if (found?.state !== 'valid') throw new AppError('certificate.not-possible');
  const change = { state: 'replaced' as const, reason: '', code: null };
  await changeState(tx, renews, { ...change, at: deps.clock.now().toISOString() });
  return renewed(deps, tx, found, order);
}

/** @throws AppError as the call tells */
export async function changeOfPerson(
  deps: Dependencies,
  tx: Tx,
  { caller }: SignedContext,
  asked: Change,
): Promise<void> {
  const { id, act, reason, code, years } = asked;
  const found = await findForUpdate(tx, id);
  if (!found) throw new AppError('platform.not-found');
  if (found.personId === caller.id) throw new AppError('certificate.own-certificate');
  const { from, to } = transitions[act];
  const isOthers = found.origin === 'imported' && act === 'renew';
  if (!from.includes(found.state) || isOthers) throw new AppError('certificate.not-possible');
  const now = deps.clock.now();
  await changeState(tx, id, {
    ...{ state: to, reason: act === 'resume' ? '' : reason, at: now.toISOString() },
    code: { renew: null, resume: null, suspend: 'certificateHold' as const, revoke: code }[act],
  });
  const inUse =
    act === 'renew'
      ? await renewed(deps, tx, found, { requestId: null, years, by: caller.id })
      : id;
  if (act === 'renew' || act === 'revoke') {
    const state = act === 'renew' ? ('issued' as const) : ('refused' as const);
    await endRenewal(deps, tx, id, { state, by: caller.id, reason });
  }
  const isListed = act !== 'renew' && found.origin === 'own';
  if (isListed) await deps.authority.publish(tx, now);
  const { personId } = found;
  await deps.ledger.write(tx, { personId, certificateId: inUse, act, reason, actorId: caller.id });
  await deps.ledger.tell(tx, personId, told[act], reason);
}

async function issueFor(
  { clock, needs, authority }: Dependencies,
  tx: Tx,
  personId: string,
  order: Pick<NewCertificate, 'requestId' | 'sealedKey' | 'issuedBy'> & {
    readonly publicKey: Uint8Array;
    readonly years: number;
  },
): Promise<string> {
  const { publicKey, years, ...kept } = order;
  const now = clock.now();
  const der = await authority.issue(tx, {
    ...{ subject: await subjectOf(needs, tx, personId), publicKey },
    ...{ from: now, to: yearsAfter(now, years) },
  });
  const { serial, from, to } = readCertificate(der);
  const id = await insertCertificate(tx, {
    ...{ personId, ...kept, origin: 'own', serial, der, chain: [] },
    ...{ notBefore: new Date(from).toISOString(), notAfter: new Date(to).toISOString() },
    issuedAt: now.toISOString(),
  });
  if (id === null) throw new Error('a random serial number came twice');
  return id;
}

interface RenewalOrder {
  /** Of the person who asked; null where an administrator renews it unasked. */
  readonly requestId: string | null;
  readonly years: number;
  readonly by: string;
}

/** The same key for a further time: the secret of the person stays as it is. */
function renewed(
  deps: Dependencies,
  tx: Tx,
  { personId, der, sealedKey }: CertificateRow,
  { requestId, years, by }: RenewalOrder,
): Promise<string> {
  const { publicKey } = readCertificate(new Uint8Array(der));
  const order = { requestId, sealedKey: sealedKey ?? '', issuedBy: by };
  return issueFor(deps, tx, personId, { ...order, publicKey, years });
}
