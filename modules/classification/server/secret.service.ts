import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { isClassified, stateTerm } from '@sarn/document/contract';
import { isRegisterOnly, secretLimits } from '../contract/index.ts';
import type * as api from '../contract/index.ts';
import type { FlowState } from '@sarn/document/contract';
import type { SecretClass } from '../contract/index.ts';
import { addReaders } from '@sarn/document/server';
import { actorOf } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { holdDocument, findReadable, findReadableForUpdate } from '@sarn/document/server';
import { sealedFor } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { unitsKeptInSecret } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';
import { contentOf } from './class-content.service.ts';
import { isKeeper } from './classify.service.ts';
import {
  endNamed,
  findByNumber,
  isWaitedFor,
  listControl,
  listNamedReaders,
  listSecretPapers,
  writeNamed,
} from './sealed.store.ts';
import { assertCleared } from './secret-move.service.ts';
import { isOpenTo } from './reading-session.service.ts';
import { listClassChanges, listOpenings } from './reading-session.store.ts';

/** Papers on one page of the list. */
const pageSize = 50;

/** Class, readers and openings of a paper; the lists once the caller has said why he reads it. */
export async function secretOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { documentId }: InputOf<typeof api.secretOf>,
): Promise<OutputOf<typeof api.secretOf>> {
  const paper = await findReadable(h, documentId, caller.holders);
  if (!paper) throw new AppError('registry.not-found');
  const isSecret = isClassified(paper.secrecy);
  const isOpen = await isOpenTo(h, caller, paper, deps.platform.clock.now());
  const keeps = isKeeper(caller.holders, caller.id, paper, paper.secrecy);
  const readers = isSecret && isOpen ? await readersOf(deps, h, paper) : [];
  return {
    secrecy: isSecret ? (paper.secrecy as SecretClass) : null,
    isOpen,
    isRegisterOnly: isRegisterOnly(paper.secrecy, deps.secrets),
    upperClasses: deps.secrets.upperClasses,
    content: isOpen ? await contentOf(deps, h, paper) : { files: 0, hasText: false },
    mayDownload: !isSecret || readers.some((one) => one.personId === caller.id && one.mayDownload),
    keepers: isSecret && isOpen ? await keeperNames(deps, h, paper, caller.id) : [],
    mayName: isSecret && keeps,
    mayClassify: isSecret ? keeps : mayBeginClass(caller, paper),
    readers,
    ...(isSecret && isOpen ? await trailOf(deps, h, documentId) : { openings: [], changes: [] }),
  };
}

/** Of an ordinary paper: its author, or the registrar of its unit, where they are cleared. */
const mayBeginClass = (caller: Caller, paper: DocumentRow): boolean =>
  isKeeper(caller.holders, caller.id, paper, 'confidential');

/** Who decides about the readers of a classified paper: its registrars, and who wrote it. */
const keepersOf = (
  deps: Dependencies,
  h: Handle,
  { secrecy, ownerUnitId, authorId, kind }: DocumentRow,
) =>
  deps.organisation.peopleForHolders(
    h,
    sealedFor(secrecy, [`clerk:${ownerUnitId}`, ...(kind === 'outside' ? [] : [`p:${authorId}`])]),
  );

/** Their names, without that of the reader himself. */
async function keeperNames(deps: Dependencies, h: Handle, paper: DocumentRow, readerId: string) {
  const ids = (await keepersOf(deps, h, paper)).filter((id) => id !== readerId);
  const names = await namesOf(deps, h, ids);
  return [...new Set(ids)].map((id) => names(id).name);
}

async function readersOf(deps: Dependencies, h: Handle, paper: DocumentRow) {
  const named = await listNamedReaders(h, paper.id);
  const names = await namesOf(
    deps,
    h,
    named.flatMap(({ personId, namedBy }) => [personId, namedBy]),
  );
  const cleared = await deps.organisation.peopleForHolders(
    h,
    sealedFor(
      paper.secrecy,
      named.map(({ personId }) => `p:${personId}`),
    ),
  );
  return named.map(({ namedBy, ...reader }) => ({
    ...reader,
    ...names(reader.personId),
    namedBy: names(namedBy).name,
    isCleared: cleared.includes(reader.personId),
  }));
}

async function trailOf(deps: Dependencies, h: Handle, documentId: string) {
  const openings = await listOpenings(h, documentId);
  const changes = await listClassChanges(h, documentId);
  const names = await namesOf(deps, h, [
    ...openings.map(({ personId }) => personId),
    ...changes.map(({ by }) => by),
  ]);
  return {
    openings: openings.map(({ personId, ...opening }) => ({
      ...opening,
      name: names(personId).name,
    })),
    changes: changes.map((change) => ({
      ...change,
      removed: [...change.removed],
      by: names(change.by).name,
    })),
  };
}

async function namesOf(deps: Dependencies, h: Handle, ids: readonly string[]) {
  const cards = await deps.organisation.personCard(h, [...new Set(ids)]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (id: string) => ({
    name: byId.get(id)?.name ?? '–',
    positionName: byId.get(id)?.positionName ?? '',
  });
}

async function paperKept(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  documentId: string,
): Promise<{ paper: DocumentRow; actor: Awaited<ReturnType<typeof actorOf>> }> {
  const actor = await actorOf(deps, tx, context);
  const paper = await findReadableForUpdate(tx, documentId, actor.holders);
  if (!paper || !isClassified(paper.secrecy)) throw new AppError('registry.not-found');
  if (!isKeeper(actor.holders, actor.id, paper, paper.secrecy)) {
    throw new AppError('registry.secret-not-yours');
  }
  return { paper, actor };
}

/** Names a cleared person as reader, or says anew whether he may keep the file. */
export async function nameReader(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, personId, mayDownload, reason }: InputOf<typeof api.nameReader>,
): Promise<Record<string, never>> {
  const { paper, actor } = await paperKept(deps, tx, context, documentId);
  await assertCleared(deps, tx, paper.secrecy, [personId]);
  await writeNamed(tx, [personId], {
    ...{ documentId, via: 'named', mayDownload, reason, by: actor.id, at: actor.now, until: null },
  });
  await addReaders(tx, documentId, [`p:${personId}`]);
  await noteAct(deps, tx, context, {
    act: 'registry.secret-name',
    subject: { kind: 'document', id: documentId },
    detail: { personId, mayDownload: mayDownload ? 1 : 0 },
  });
  await tellOf(deps, tx, paper, [personId], 'act.secret-named');
  return {};
}

/** Takes a named reader off; who has work of the paper gives it back first. */
export async function unnameReader(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, personId, reason }: InputOf<typeof api.unnameReader>,
): Promise<Record<string, never>> {
  const { actor } = await paperKept(deps, tx, context, documentId);
  if (await isWaitedFor(tx, documentId, personId)) {
    throw new AppError('registry.secret-last-reader');
  }
  await endNamed(tx, documentId, [personId], { by: actor.id, at: actor.now, reason });
  await deps.notifications.withdraw(tx, { personIds: [personId], documentId });
  await noteAct(deps, tx, context, {
    act: 'registry.secret-unname',
    subject: { kind: 'document', id: documentId },
    detail: { personId },
  });
  return {};
}

/**
 * Opens a classified paper in an emergency, by its number: need to know is waived, clearance is not.
 * The registrars of the paper and its originator are told in the same transaction.
 *
 * @throws AppError 'registry.wrong-password'; 'registry.not-found' alike where there is none
 *   and where the class is above the clearance
 */
export async function breakGlass(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  input: InputOf<typeof api.breakGlass>,
): Promise<OutputOf<typeof api.breakGlass>> {
  const actor = await actorOf(deps, tx, context);
  if (!(await deps.verifyPassword(tx, actor.id, input.password, context))) {
    throw new AppError('registry.wrong-password');
  }
  const documentId = await findByNumber(tx, input);
  const paper = documentId ? await holdDocument(tx, documentId) : undefined;
  const own = paper ? sealedFor(paper.secrecy, [`p:${actor.id}`]) : [];
  if (!paper || !own.some((key) => actor.holders.includes(key))) {
    throw new AppError('registry.not-found');
  }
  const hours = secretLimits.emergencyHours;
  const until = new Date(Date.parse(actor.now) + hours * 3_600_000).toISOString();
  await writeNamed(tx, [actor.id], {
    ...{ documentId: paper.id, via: 'break-glass', mayDownload: false, reason: input.reason },
    ...{ by: actor.id, at: actor.now, until },
  });
  await addReaders(tx, paper.id, [`p:${actor.id}`]);
  await noteAct(deps, tx, context, {
    act: 'registry.secret-break-glass',
    subject: { kind: 'document', id: paper.id },
    detail: { reason: input.reason, until },
  });
  const keepers = await deps.organisation.peopleForHolders(tx, [
    ...sealedFor(paper.secrecy, [`clerk:${paper.ownerUnitId}`, `p:${paper.authorId}`]),
  ]);
  const others = keepers.filter((id) => id !== actor.id);
  await tellOf(deps, tx, paper, others, 'act.secret-break-glass');
  return { documentId: paper.id, until };
}

async function tellOf(
  deps: Dependencies,
  tx: Tx,
  paper: DocumentRow,
  personIds: readonly string[],
  kind: string,
): Promise<void> {
  await deps.notifications.tell(tx, {
    ...{ personIds, module: 'SARABUN', kind, message: '', transactionId: null },
    title: { th: '', en: '' },
    documentId: paper.id,
    documentRef: paper.shareRef,
    isConfidential: true,
    urgency: 'normal',
  });
  deps.notifications.queuesChanged(tx, personIds);
}

/** The classified papers the caller may read, and the units whose registers he keeps. */
export async function papers(
  deps: Dependencies,
  h: Handle,
  { holders: principals, permissions }: Caller,
  { page }: InputOf<typeof api.secretPapers>,
): Promise<OutputOf<typeof api.secretPapers>> {
  const keys = principals.filter((key) => /^sr?[1-3]:/.test(key));
  const place = { limit: pageSize, offset: (page - 1) * pageSize };
  const rows = keys.length > 0 ? await listSecretPapers(h, keys, place) : [];
  const units = await deps.organisation.units(h, unitsKeptInSecret(principals));
  return {
    rows: rows.map(({ state, total: _all, ...row }) => ({
      ...row,
      stateTerm: stateTerm('document', state as FlowState),
    })),
    total: rows[0]?.total ?? 0,
    units: units.map(({ id, name }) => ({ id, name })),
    mayBreakGlass: permissions.has('registry.break-glass'),
  };
}

/** The control register of a unit, for its secret registrars. */
export async function control(
  deps: Dependencies,
  h: Handle,
  { holders: principals }: Caller,
  { unitId, year }: InputOf<typeof api.secretControl>,
): Promise<OutputOf<typeof api.secretControl>> {
  if (!unitsKeptInSecret(principals).includes(unitId)) throw new AppError('registry.not-found');
  const rows = await listControl(h, unitId, year, principals);
  const names = await namesOf(
    deps,
    h,
    rows.map((row) => row.enteredBy),
  );
  return { rows: rows.map((row) => ({ ...row, enteredBy: names(row.enteredBy).name })) };
}
