import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { BinaryAnswer, Caller } from '@sarn/platform-server';
import { findReadable } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { renderForm, renderList } from '@sarn/pdf/server';
import { typefaceLook } from '@sarn/printed-document/server';
import { keptLimit } from '../../contract/index.ts';
import type { keptExtent, keptFolders, printKept, printLoanCard } from '../../contract/index.ts';
import { foldersToHold } from '../document.service.ts';
import { keptList, partsOf } from './kept-list.ts';
import { listKept } from './kept.store.ts';
import { loanCard } from './loan-card.form.ts';

/** Folders of units, of which a search card is printed. */
export const foldersKept = (deps: Dependencies): Promise<OutputOf<typeof keptFolders>> =>
  foldersToHold(deps, deps.platform.db);

type Wanted = InputOf<typeof keptExtent>;

/** How many documents a form lists, and in how many parts. @throws AppError 'registry.folder-not-found' */
export async function extentOf(
  deps: Dependencies,
  wanted: Wanted,
): Promise<OutputOf<typeof keptExtent>> {
  await folderOf(deps, wanted);
  const [row] = await rowsOf(deps, wanted, { limit: 1, offset: 0 });
  const rows = row?.total ?? 0;
  return { rows, parts: partsOf(rows) };
}

/** @throws AppError 'registry.folder-not-found' */
async function folderOf(deps: Dependencies, { folderId }: Wanted) {
  if (!folderId) return undefined;
  const folder = (await foldersKept(deps)).rows.find(({ id }) => id === folderId);
  if (!folder) throw new AppError('registry.folder-not-found');
  return folder;
}

function rowsOf(
  { platform, heldFolders }: Dependencies,
  { from, to, folderId }: Wanted,
  page: { readonly limit: number; readonly offset: number },
) {
  const day = civilDateAt(platform.clock.now());
  return listKept(platform.db, heldFolders, { day, from, to, folderId: folderId ?? null, ...page });
}

/**
 * Forms 18, 19 and 20. Like the other lists they name documents that the keeper of records may not read, and
 * no classified one.
 *
 * @throws AppError 'registry.folder-not-found', 'registry.kept-none', 'registry.kept-too-many', 'pdf.too-slow'
 */
export async function keptFile(
  deps: Dependencies,
  { part, ...wanted }: InputOf<typeof printKept>,
): Promise<BinaryAnswer> {
  const { db, clock } = deps.platform;
  const { form, from, to } = wanted;
  const folder = await folderOf(deps, wanted);
  const offset = ((part ?? 1) - 1) * keptLimit;
  const rows = await rowsOf(deps, wanted, { limit: keptLimit, offset });
  const [first] = rows;
  if (!first) throw new AppError('registry.kept-none');
  const { total } = first;
  if (part === undefined && total > keptLimit) {
    throw new AppError('registry.kept-too-many', { rows: total, most: keptLimit });
  }
  const list = keptList({
    ...{ form, from, to, folder, rows, offset },
    ...(part === undefined ? {} : { part }),
    issuer: (await deps.organisation.rootUnit(db)).name,
    today: civilDateAt(clock.now()),
  });
  const pdf = await renderList({ ...list, ...(await typefaceLook(deps, db)) });
  const ofPart = total > keptLimit ? ` ส่วนที่ ${part ?? 1}` : '';
  return pdfOf(pdf, `${list.title} ${from} ${to}${ofPart}.pdf`);
}

/**
 * The card of a document on which its borrowing is written, for its readers.
 *
 * @throws AppError 'registry.not-found', 'pdf.too-slow'
 */
export async function loanCardFile(
  deps: Dependencies,
  caller: Caller,
  { documentId }: InputOf<typeof printLoanCard>,
): Promise<BinaryAnswer> {
  const { db, clock } = deps.platform;
  const document = await findReadable(db, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  for (const rule of deps.detail.readingRules) await rule(deps, db, caller, document);
  const issuer = (await deps.organisation.rootUnit(db)).name;
  const { letterNo, letterDate, title } = document;
  const card = loanCard({ issuer, letterNo, letterDate, title }, civilDateAt(clock.now()));
  return pdfOf(await renderForm(card, await typefaceLook(deps, db)), 'บัตรยืมหนังสือ.pdf');
}

function pdfOf(pdf: Uint8Array, name: string): BinaryAnswer {
  const bytes = Buffer.from(pdf);
  return { bytes, length: bytes.length, type: 'application/pdf', name, disposition: 'inline' };
}
