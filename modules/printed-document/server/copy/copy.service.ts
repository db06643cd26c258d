import { AppError, civilDateAt, formatDate, formatTime } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, SignedContext } from '@sarn/platform-server';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import { copyPdf } from '@sarn/file/server';
import { renderCopyMarks } from '@sarn/pdf/server';
import type { CopyMarksInput } from '@sarn/pdf/server';
import { fileTitle, isPrintedForReaders } from '../../contract/index.ts';
import type { CopyKind, getPrintedCopy, listCopies } from '../../contract/index.ts';
import { documentForReader, printedFor } from '../printed-document.service.ts';
import type { RouteInitials } from '../page-sources.ts';
import { personAsSigner } from '../shared.model.ts';
import { pageInput } from '../version/made-pages.ts';
import { findSignedId } from '../version/version.store.ts';
import { listParts, rightsToCopy } from './copy.store.ts';
import type { CopyRights, PartRow } from './copy.store.ts';

/** @throws AppError 'registry.not-found', 'registry.secret-reason' */
export async function copiesFor(
  deps: Dependencies,
  caller: Caller,
  documentId: string,
): Promise<OutputOf<typeof listCopies>> {
  const document = await documentForReader(deps, caller, documentId);
  if (!(await isIssued(deps, caller, document))) return { kinds: [] };
  const { mayFileCopy, certifierPost } = await rightsOf(deps, caller, documentId);
  return {
    kinds: [
      ...(mayFileCopy ? (['file-copy'] as const) : []),
      'copy',
      ...(certifierPost === null ? [] : (['certified'] as const)),
    ],
  };
}

/**
 * Signed or numbered, and with pages for its readers: a classified one has none, and so no such copies; those of it are
 * numbered (`classified-copy.service.ts`).
 */
async function isIssued(
  deps: Dependencies,
  caller: Caller,
  document: DocumentRow,
): Promise<boolean> {
  if (!isPrintedForReaders(document)) return false;
  const input = await pageInput(deps, deps.platform.db, document, caller);
  return input !== null && input.state !== 'draft';
}

export const rightsOf = ({ platform }: Dependencies, caller: Caller, documentId: string) =>
  rightsToCopy(platform.db, documentId, caller, civilDateAt(platform.clock.now()));

/** As printed in the name of the file. */
export const fileNames: Record<CopyKind, string> = {
  'file-copy': 'สำเนาคู่ฉบับ',
  copy: 'สำเนา',
  certified: 'สำเนาถูกต้อง',
};

/**
 * A copy of an issued document: its pages as its readers see them, in a file of their own with the marks of the copy.
 * The kept bytes stay as they are, and no signature goes along.
 *
 * @throws AppError as the call declares
 * @rule saraban-2526 ข้อ 30, ข้อ 31
 */
export async function copyFor(
  deps: Dependencies,
  { caller, requestId }: SignedContext,
  { documentId, kind }: InputOf<typeof getPrintedCopy>,
): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const { db } = deps.platform;
  const document = await documentForReader(deps, caller, documentId);
  if (!isPrintedForReaders(document)) throw new AppError('printed-document.none');
  if (!(await isIssued(deps, caller, document))) throw new AppError('printed-document.not-issued');
  const marks = await marksOf(deps, caller, document, kind);
  const { bytes } = await printedFor(deps, caller, documentId);
  const title = `${fileNames[kind]} ${document.letterNo} ${document.title}`;
  const made = await copyPdf({ source: bytes, title, by: caller.id }, (pages) =>
    renderCopyMarks({ ...marks, pages }),
  );
  const act = acts[kind];
  if (act) {
    await db.transaction((tx) =>
      deps.platform.audit.write(tx, {
        ...{ act, callerId: caller.id, requestId, detail: {} },
        subject: { kind: 'document', id: documentId },
      }),
    );
  }
  return { bytes: made, name: `${fileTitle(title)}.pdf` };
}

const acts: Partial<Record<CopyKind, string>> = {
  'file-copy': 'printed-document.file-copy-made',
  certified: 'printed-document.copy-certified',
};

type Marks = Omit<CopyMarksInput, 'pages'>;

async function marksOf(
  deps: Dependencies,
  caller: Caller,
  document: DocumentRow,
  kind: CopyKind,
): Promise<Marks> {
  const { db, clock } = deps.platform;
  const rights = await rightsOf(deps, caller, document.id);
  const today = civilDateAt(clock.now());
  const isSigned = (await findSignedId(db, document.id)) !== undefined;
  const base = {
    note: isSigned ? 'ต้นฉบับลงลายมือชื่อดิจิทัล สำเนานี้ไม่มีลายมือชื่อดิจิทัล' : '',
    // So that the same copy is made of the same document whenever it is asked for.
    date: document.letterDate ?? civilDateAt(new Date(document.createdAt)),
  };
  if (kind === 'file-copy') {
    if (!rights.mayFileCopy) throw new AppError('printed-document.no-file-copy');
    const initials = await Promise.all(deps.pageSources.initials.map((of) => of(db, document.id)));
    const handlers = handlersOf(await listParts(db, document.id), initials.flat());
    return { ...base, mark: 'สำเนาคู่ฉบับ', handlers };
  }
  const mark = 'สำเนา';
  if (kind === 'copy') return { ...base, mark };
  return { ...base, mark, certifier: await certifierOf(deps, caller, rights, today) };
}

/** The caller as who certifies. @throws AppError 'printed-document.not-certifier' */
export async function certifierOf(
  deps: Dependencies,
  caller: Caller,
  { certifierPost }: CopyRights,
  today: string,
) {
  if (certifierPost === null) throw new AppError('printed-document.not-certifier');
  const { name } = await personAsSigner(deps, deps.platform.db, caller.id);
  return { name, post: certifierPost, at: formatDate(today, 'full', 'th') };
}

const roles = { drafted: 'ร่าง', typed: 'พิมพ์', checked: 'ทาน' } as const;

/**
 * The rows at the foot of a file copy: with the initials that somebody put on it when they proposed or passed it, else
 * the typed name stands for them, as e-Saraban allows.
 *
 * @rule saraban-2526 ข้อ 30
 * @assumed where nobody checked it in the system, there is a line to be initialled by hand; initials of whoever
 *   proposed it stand beside drafting and typing, where that was the same person
 */
function handlersOf(parts: readonly PartRow[], initials: readonly RouteInitials[]) {
  const rows = parts.map(({ part, name, at, personId, seq }) => ({
    ...{ role: roles[part], name },
    at: at === null ? '' : momentOf(at),
    // Whoever acted for a reviewer put their own.
    initials: initials.find(
      (one) => one.seq === seq && (part === 'checked' || one.personId === personId),
    ),
  }));
  const isChecked = parts.some(({ part }) => part === 'checked');
  return isChecked
    ? rows
    : [...rows, { role: roles.checked, name: '', at: '', initials: undefined }];
}

const momentOf = (at: string): string =>
  `${formatDate(civilDateAt(new Date(at)), 'short', 'th')} ${formatTime(at)}`;
