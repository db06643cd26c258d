import { allowedSecrecies } from '@sarn/creation/server';
import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { isClassified, keysOf, secrecyClasses, stateTerm } from '@sarn/document/contract';
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
import { mayGive, ruleOf, secretSettings } from './class-rules.service.ts';
import { isKeeper } from './classify.service.ts';
import {
  endNamed,
  findByNumber,
  isWaitedFor,
  listNamedReaders,
  listSecretDocuments,
  writeNamed,
} from './sealed.store.ts';
import { assertCleared } from './class-transition.service.ts';
import { isOpenTo } from './reading-session.service.ts';
import { listClassChanges, listOpenings } from './reading-session.store.ts';

/** Documents on one page of the list. */
const pageSize = 50;

/**
 * Class, readers and openings of a document; the lists once the caller has said why they read it.
 */
export async function secretOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  { documentId }: InputOf<typeof api.secretOf>,
): Promise<OutputOf<typeof api.secretOf>> {
  const document = await findReadable(h, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  const isSecret = isClassified(document.secrecy);
  const isOpen = await isOpenTo(h, caller, document, deps.platform.clock.now());
  const keeps = isKeeper(caller.principals, caller.id, document, document.secrecy);
  const settings = await secretSettings(deps, h);
  const rule = await ruleOf(h, document.secrecy);
  const mayChange = await mayGive(h, caller.principals, document, [document.secrecy]);
  const readers = isSecret && isOpen ? await readersOf(deps, h, document) : [];
  return {
    secrecy: isSecret ? (document.secrecy as SecretClass) : null,
    isOpen,
    isRegisterOnly: isRegisterOnly(document.secrecy, settings),
    ...settings,
    allowedClasses: [...((await allowedSecrecies(h, document)) ?? keysOf(secrecyClasses))],
    content: isOpen ? await contentOf(deps, h, document) : { files: 0, hasText: false },
    mayDownload:
      !isSecret ||
      (rule?.mayDownload === true &&
        readers.some((one) => one.personId === caller.id && one.mayDownload)),
    keepers: isSecret && isOpen ? await keeperNames(deps, h, document, caller.id) : [],
    mayName: isSecret && keeps,
    mayClassify: mayChange && (isSecret ? keeps : mayBeginClass(caller, document)),
    readers,
    ...(isSecret && isOpen ? await trailOf(deps, h, documentId) : { openings: [], changes: [] }),
  };
}

/** Of an ordinary document: its author, or the registrar of its unit, where they are cleared. */
const mayBeginClass = (caller: Caller, document: DocumentRow): boolean =>
  isKeeper(caller.principals, caller.id, document, 'confidential');

/**
 * Who decides about the readers of a classified document: its registrars and, unless it is a letter
 * from outside, its author.
 */
const keepersOf = (
  deps: Dependencies,
  h: Handle,
  { secrecy, ownerUnitId, authorId, kind }: DocumentRow,
) =>
  deps.organisation.peopleForPrincipals(
    h,
    sealedFor(secrecy, [`clerk:${ownerUnitId}`, ...(kind === 'outside' ? [] : [`p:${authorId}`])]),
  );

/** Their names, without the reader's own. */
async function keeperNames(deps: Dependencies, h: Handle, document: DocumentRow, readerId: string) {
  const ids = (await keepersOf(deps, h, document)).filter((id) => id !== readerId);
  const names = await namesOf(deps, h, ids);
  return [...new Set(ids)].map((id) => names(id).name);
}

async function readersOf(deps: Dependencies, h: Handle, document: DocumentRow) {
  const named = await listNamedReaders(h, document.id);
  const names = await namesOf(
    deps,
    h,
    named.flatMap(({ personId, namedBy }) => [personId, namedBy]),
  );
  const cleared = await deps.organisation.peopleForPrincipals(
    h,
    sealedFor(
      document.secrecy,
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

export async function namesOf(deps: Dependencies, h: Handle, ids: readonly string[]) {
  const cards = await deps.organisation.personCard(h, [...new Set(ids)]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (id: string) => ({
    name: byId.get(id)?.name ?? '–',
    positionName: byId.get(id)?.positionName ?? '',
  });
}

/** A classified document whose readers the caller decides. @throws AppError as `nameReader` declares */
export async function documentKept(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  documentId: string,
): Promise<{ document: DocumentRow; actor: Awaited<ReturnType<typeof actorOf>> }> {
  const actor = await actorOf(deps, tx, context);
  const document = await findReadableForUpdate(tx, documentId, actor.principals);
  if (!document || !isClassified(document.secrecy)) throw new AppError('registry.not-found');
  if (!isKeeper(actor.principals, actor.id, document, document.secrecy)) {
    throw new AppError('registry.secret-not-yours');
  }
  return { document, actor };
}

/** Names a cleared person as reader, or changes whether the person may keep the file. */
export async function nameReader(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, personId, mayDownload, reason }: InputOf<typeof api.nameReader>,
): Promise<Record<string, never>> {
  const { document, actor } = await documentKept(deps, tx, context, documentId);
  await assertCleared(deps, tx, document.secrecy, [personId]);
  await writeNamed(tx, [personId], {
    ...{ documentId, via: 'named', mayDownload, reason, by: actor.id, at: actor.now, until: null },
  });
  await addReaders(tx, documentId, [`p:${personId}`]);
  await noteAct(deps, tx, context, {
    act: 'registry.secret-name',
    subject: { kind: 'document', id: documentId },
    detail: { personId, mayDownload: mayDownload ? 1 : 0 },
  });
  await tellOf(deps, tx, document, [personId], 'act.secret-named');
  return {};
}

/** Removes a named reader; a person with work on the document gives it back first. */
export async function unnameReader(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { documentId, personId, reason }: InputOf<typeof api.unnameReader>,
): Promise<Record<string, never>> {
  const { actor } = await documentKept(deps, tx, context, documentId);
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
 * Opens a classified document in an emergency, by its number: the need to know is not checked, the
 * clearance is.
 * The registrars of the document and its originator are told in the same transaction.
 *
 * @throws AppError 'registry.wrong-password'; 'registry.not-found' both where there is none
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
  const document = documentId ? await holdDocument(tx, documentId) : undefined;
  const own = document ? sealedFor(document.secrecy, [`p:${actor.id}`]) : [];
  if (!document || !own.some((key) => actor.principals.includes(key))) {
    throw new AppError('registry.not-found');
  }
  const hours = secretLimits.emergencyHours;
  const until = new Date(Date.parse(actor.now) + hours * 3_600_000).toISOString();
  await writeNamed(tx, [actor.id], {
    ...{ documentId: document.id, via: 'break-glass', mayDownload: false, reason: input.reason },
    ...{ by: actor.id, at: actor.now, until },
  });
  await addReaders(tx, document.id, [`p:${actor.id}`]);
  await noteAct(deps, tx, context, {
    act: 'registry.secret-break-glass',
    subject: { kind: 'document', id: document.id },
    detail: { reason: input.reason, until },
  });
  const keepers = await deps.organisation.peopleForPrincipals(tx, [
    ...sealedFor(document.secrecy, [`clerk:${document.ownerUnitId}`, `p:${document.authorId}`]),
  ]);
  const others = keepers.filter((id) => id !== actor.id);
  await tellOf(deps, tx, document, others, 'act.secret-break-glass');
  return { documentId: document.id, until };
}

async function tellOf(
  deps: Dependencies,
  tx: Tx,
  document: DocumentRow,
  personIds: readonly string[],
  kind: string,
): Promise<void> {
  await deps.notifications.tell(tx, {
    ...{ personIds, module: 'SARABUN', kind, message: '', transactionId: null },
    title: { th: '', en: '' },
    documentId: document.id,
    documentRef: document.shareRef,
    isConfidential: true,
    urgency: 'normal',
  });
  deps.notifications.queuesChanged(tx, personIds);
}

/** The classified documents the caller may read, and the units whose registers they keep. */
export async function documents(
  deps: Dependencies,
  h: Handle,
  { principals, permissions }: Caller,
  { page }: InputOf<typeof api.secretDocuments>,
): Promise<OutputOf<typeof api.secretDocuments>> {
  const keys = principals.filter((key) => /^sr?[1-3]:/.test(key));
  const place = { limit: pageSize, offset: (page - 1) * pageSize };
  const rows = keys.length > 0 ? await listSecretDocuments(h, keys, place) : [];
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
