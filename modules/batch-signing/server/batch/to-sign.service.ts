import { presentUse } from '@sarn/certificate/contract';
import { isNumberedAtSignature } from '@sarn/creation/server';
import { isClassified, rowsFrom } from '@sarn/document/contract';
import type { DocumentKind, FlowState } from '@sarn/document/contract';
import type { OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { formOf } from '@sarn/printed-document/contract';
import { namesOf, queueRowsOf, toQueueRow } from '@sarn/search/server';
import { isNumberedLater } from '@sarn/signature/contract';
import { batchLimit } from '../../contract/index.ts';
import type { listToSign, ToSign } from '../../contract/index.ts';
import { createPolicy, ruleOf, waysOf } from '@sarn/signature/server';
import type { Deps } from '../dependencies.ts';
import { findOpenBatch } from './batch.store.ts';
import { listWaitingToSign } from './to-sign.store.ts';
import type { WaitingRow } from './to-sign.store.ts';

/** Forms of acts that a signature answers. */
const signForms: readonly string[] = ['sign', 'signNumber'];

/** The act by which a document in this state is signed; undefined where it waits for none. */
export const signAct = (
  { documents }: Deps,
  { kind, state }: { readonly kind: string; readonly state: string },
): string | undefined =>
  rowsFrom(documents.engine.flowOf(kind as DocumentKind), {
    on: 'document',
    state: state as FlowState,
  }).find(({ form }) => signForms.includes(form))?.act;

/** Documents that the caller can sign in one act, and with what. */
export async function listForSigning(
  deps: Deps,
  caller: Caller,
): Promise<OutputOf<typeof listToSign>> {
  const { db } = deps.documents.platform;
  const waiting = await listWaitingToSign(db, caller.principals, batchLimit);
  const listed = waiting.filter((row) => !isClassified(row.secrecy) && signAct(deps, row));
  const open = await findOpenBatch(db, caller.id);
  return {
    rows: await shown(deps, db, caller, listed),
    total: waiting[0]?.total ?? 0,
    single: waiting.length - listed.length,
    openBatchId: open?.id ?? null,
    hasPicture: await deps.needs.hasPicture(db, caller.id, 'full'),
    ...(await waysOf(deps, db, caller.id)),
    ...(await certificateOf(deps, db, caller.id)),
  };
}

/** Whether the person can sign with a certificate now. */
async function certificateOf({ needs }: Deps, h: Handle, personId: string) {
  const certificate = await needs.keys.card(h, personId);
  return {
    offer: certificate ? presentUse(certificate) : ('no-certificate' as const),
    certificate,
  };
}

async function shown(
  deps: Deps,
  h: Handle,
  caller: Caller,
  waiting: readonly WaitingRow[],
): Promise<ToSign[]> {
  const { numbers } = deps.documents.searched;
  const rows = await queueRowsOf(h, { numbers, items: [...waiting], readerId: caller.id });
  const unitIds = rows.map(({ ownerUnitId }) => ownerUnitId);
  const name = await namesOf(deps.documents, h, { unitIds, personIds: [] });
  const hasSeal = (await deps.needs.authority.sealCertificate(h)) !== undefined;
  const fits = await fitsOf(h, [...new Set(waiting.map(({ kind }) => kind))], hasSeal);
  const wanted = await wantedOf(deps, h, caller, waiting);
  const found = new Map(rows.map((row) => [row.subjectKey, row]));
  return waiting.flatMap(({ subjectKey, since, dueDate, version, kind, ...told }) => {
    const [row, fit] = [found.get(subjectKey), fits.get(kind)];
    if (!row || !fit) return [];
    const isPrinted = told.hasText && formOf(kind) !== null;
    const isLater = fit.isLater || (told.hasOthers && !hasSeal);
    const digital = !isPrinted ? 'no-pages' : isLater ? 'number-later' : 'ready';
    const isCertificateNeeded = isPrinted && wanted.has(subjectKey);
    const shownRow = toQueueRow(row, name, { since, dueDate });
    return [{ row: shownRow, version, digital, isCertificateNeeded, asksCode: fit.asksCode }];
  });
}

/** Keys of those that must be signed digitally. */
async function wantedOf(
  deps: Deps,
  h: Handle,
  caller: Caller,
  waiting: readonly WaitingRow[],
): Promise<ReadonlySet<string>> {
  const policy = createPolicy(deps, h);
  const wanted = new Set<string>();
  for (const { subjectKey, documentId, kind, signatoryIds } of waiting) {
    const isOwn = signatoryIds.length === 0 || signatoryIds.includes(caller.id);
    const signatories = isOwn ? [caller.id] : signatoryIds;
    const demand = await policy.demandOf({ id: documentId, kind }, signatories);
    if (demand === 'certificate') wanted.add(subjectKey);
  }
  return wanted;
}

/** What the agency wants of the signatures of some kinds. */
async function fitsOf(h: Handle, kinds: readonly string[], hasSeal: boolean) {
  const fits = await Promise.all(
    kinds.map(async (kind) => {
      const isLater = isNumberedLater(kind, await isNumberedAtSignature(h, kind));
      return [kind, { ...(await ruleOf(h, kind)), isLater: isLater && !hasSeal }] as const;
    }),
  );
  return new Map(fits);
}
