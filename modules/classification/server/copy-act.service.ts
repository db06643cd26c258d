import { AppError, civilDateAt, formatDate, newId } from '@sarn/kernel';
import type { CivilDate, InputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { addToHistory, fileOwnerKind, noteAct, postTitleFor } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import type {
  CopyState,
  NumberedCopy,
  destroySecretCopies,
  handSecretCopies,
  returnSecretCopies,
} from '../contract/index.ts';
import { assertCleared } from './class-transition.service.ts';
import { documentKept } from './classification.service.ts';
import { insertCopyActs, listHeldCopies } from './copy-act.store.ts';
import type { CopyAct, HeldCopy } from './copy-act.store.ts';
import { isOpenTo } from './reading-session.service.ts';
import { listCopySets } from './secret-copy.store.ts';

/** Where a copy is after an act on it. */
const stateAfter: Readonly<Record<string, CopyState>> = {
  handed: 'handed',
  returned: 'kept',
  destroyed: 'destroyed',
};

const stateOf = ({ act }: HeldCopy): CopyState => (act ? stateAfter[act] : undefined) ?? 'kept';
const sinceOf = ({ onDate, madeAt }: HeldCopy): CivilDate => onDate ?? civilDateAt(madeAt);

const toCopy = (copy: HeldCopy): NumberedCopy => ({
  ...{ number: copy.number, state: stateOf(copy), since: sinceOf(copy) },
  ...{ heldBy: copy.heldBy, certificate: copy.certificate },
});

/** The numbered copies of a document, by the making to which they belong. */
export async function copiesOfSets(
  h: Handle,
  documentId: string,
): Promise<(setId: string) => NumberedCopy[]> {
  const copies = await listHeldCopies(h, [documentId]);
  return (setId) => copies.filter((copy) => copy.setId === setId).map(toCopy);
}

/** The numbered copies of each of these documents. */
export async function copiesOfDocuments(
  h: Handle,
  documentIds: readonly string[],
): Promise<(documentId: string | null) => NumberedCopy[]> {
  const copies = documentIds.length === 0 ? [] : await listHeldCopies(h, documentIds);
  return (documentId) => copies.filter((copy) => copy.documentId === documentId).map(toCopy);
}

type Asked = InputOf<typeof returnSecretCopies>;
type Detail = readonly { readonly label: { th: string; en: string }; readonly value: string }[];

interface Recorded {
  readonly act: CopyAct['act'];
  /** Where the copies are before. */
  readonly from: CopyState;
  readonly detail: Detail;
  readonly more: Partial<
    Pick<CopyAct, 'heldBy' | 'heldById' | 'permittedBy' | 'committee' | 'certificate'>
  >;
}

/** As the history and the audit trail name it. */
const named = {
  handed: { history: 'copyHanded', audit: { act: 'registry.secret-copy-handed' } },
  returned: { history: 'copyReturned', audit: { act: 'registry.secret-copy-returned' } },
  destroyed: { history: 'copyDestroyed', audit: { act: 'registry.secret-copy-destroyed' } },
} as const;

/**
 * Records what became of copies: in the control register, in the history of the document and, by numbers alone, in
 * the audit trail.
 *
 * @assumed the registrar, or for what was written here its author, records it: they decide who reads the document
 */
async function record(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  asked: Asked,
  { act, from, detail, more }: Recorded,
): Promise<Record<string, never>> {
  const { documentId, setId, on, note } = asked;
  const { document, actor } = await documentKept(deps, tx, context, documentId);
  if (!(await isOpenTo(tx, context.caller, document, deps.platform.clock.now()))) {
    throw new AppError('registry.secret-reason');
  }
  if (more.heldById) await assertCleared(deps, tx, document.secrecy, [more.heldById]);
  const numbers = [...new Set(asked.numbers)].toSorted((a, b) => a - b);
  const copies = (await listHeldCopies(tx, [documentId])).filter(
    (copy) => copy.setId === setId && numbers.includes(copy.number),
  );
  if (copies.length !== numbers.length) throw new AppError('registry.not-found');
  if (copies.some((copy) => stateOf(copy) !== from)) {
    throw new AppError('registry.secret-copy-state');
  }
  if (on > civilDateAt(actor.now) || copies.some((copy) => on < sinceOf(copy))) {
    throw new AppError('registry.secret-copy-day');
  }
  const nothing = { heldBy: '', heldById: null, permittedBy: '', committee: '', certificate: '' };
  await insertCopyActs(
    tx,
    numbers.map((number) => ({
      ...{ ...nothing, ...more },
      ...{ id: newId(), setId, number, act, on, note, by: actor.id, at: actor.now },
    })),
  );
  await addToHistory(deps, tx, {
    ...{ documentId, transmissionId: null, assignmentId: null, subject: 'document' },
    ...{ act: named[act].history, fromState: null, toState: null, unitName: null, fileIds: [] },
    ...{ actorId: actor.id, actorName: actor.name, actorPost: postTitleFor(actor, '') },
    ...{ note, at: actor.now, requestId: actor.requestId },
    detail: [
      { label: { th: 'สำเนาของ', en: 'Copies of' }, value: await sourceName(deps, tx, asked) },
      { label: { th: 'ชุดที่', en: 'Numbers' }, value: numbers.join(', ') },
      ...detail.filter(({ value }) => value !== ''),
      { label: { th: 'เมื่อวันที่', en: 'On' }, value: formatDate(on, 'short', 'th') },
    ],
  });
  await noteAct(deps, tx, context, {
    ...named[act].audit,
    subject: { kind: 'document', id: documentId },
    detail: { numbers: numbers.join(', '), ...(more.heldById && { personId: more.heldById }) },
  });
  return {};
}

/** The name of the file of which the copies are, or what stands for the pages of the document. */
async function sourceName(deps: Dependencies, tx: Tx, { documentId, setId }: Asked) {
  const set = (await listCopySets(tx, documentId)).find(({ id }) => id === setId);
  if (!set || set.fileId === null) return 'ตัวหนังสือ';
  const files = await deps.files.list(tx, fileOwnerKind, [documentId]);
  return files.find(({ id }) => id === set.fileId)?.name ?? '–';
}

/** @throws AppError as the call declares */
export async function handCopies(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { personId, heldBy: typed, ...asked }: InputOf<typeof handSecretCopies>,
): Promise<Record<string, never>> {
  const [card] = personId ? await deps.organisation.personCard(tx, [personId]) : [];
  const heldBy = card ? [card.name, card.positionName].filter(Boolean).join(' ') : typed;
  if (heldBy === '' || (personId && !card)) throw new AppError('registry.secret-copy-receiver');
  return record(deps, tx, context, asked, {
    ...{ act: 'handed', from: 'kept', more: { heldBy, heldById: personId } },
    detail: [{ label: { th: 'ส่งมอบให้', en: 'Handed to' }, value: heldBy }],
  });
}

/** @throws AppError as the call declares */
export function returnCopies(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  asked: Asked,
): Promise<Record<string, never>> {
  return record(deps, tx, context, asked, {
    ...{ act: 'returned', from: 'handed', more: {}, detail: [] },
  });
}

/**
 * @throws AppError as the call declares
 * @assumed a copy comes back before it is destroyed, so that nothing is destroyed outside of the committee's sight
 */
export function destroyCopies(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { permittedBy, committee, certificate, ...asked }: InputOf<typeof destroySecretCopies>,
): Promise<Record<string, never>> {
  return record(deps, tx, context, asked, {
    ...{ act: 'destroyed', from: 'kept', more: { permittedBy, committee, certificate } },
    detail: [
      { label: { th: 'ผู้สั่งทำลาย', en: 'Ordered by' }, value: permittedBy },
      { label: { th: 'คณะกรรมการทำลาย', en: 'Destroyed by' }, value: committee },
      { label: { th: 'ใบรับรองการทำลายที่', en: 'Certificate no.' }, value: certificate },
    ],
  });
}
