import { AppError, civilDateAt, formatDate } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { BinaryAnswer, Caller } from '@sarn/platform-server';
import { findReadable } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { openName } from '@sarn/pdf/contract';
import { renderForm, renderList } from '@sarn/pdf/server';
import { typefaceLook } from '@sarn/printed-document/server';
import { keptForms, keptLimit } from '../../contract/index.ts';
import type { keptFolders, printKept, printLoanCard } from '../../contract/index.ts';
import { foldersToHold } from '../document.service.ts';
import { keptTable } from './kept-table.ts';
import { listKept } from './kept.store.ts';
import { loanCard } from './loan-card.form.ts';

/** Folders of units, of which a search card is printed. */
export const foldersKept = (deps: Dependencies): Promise<OutputOf<typeof keptFolders>> =>
  foldersToHold(deps, deps.platform.db);

/**
 * Forms 18, 19 and 20. Like the other lists they name documents that the keeper of records may not read, and
 * no classified one.
 *
 * @throws AppError 'registry.folder-not-found', 'registry.kept-none', 'registry.kept-too-many', 'pdf.too-slow'
 */
export async function keptFile(
  deps: Dependencies,
  { form, from, to, folderId }: InputOf<typeof printKept>,
): Promise<BinaryAnswer> {
  const { db, clock } = deps.platform;
  const { rows: folders } = folderId ? await foldersKept(deps) : { rows: [] };
  const folder = folders.find(({ id }) => id === folderId);
  if (folderId && !folder) throw new AppError('registry.folder-not-found');
  const day = civilDateAt(clock.now());
  const ask = { day, from, to, folderId: folderId ?? null, limit: keptLimit + 1 };
  const rows = await listKept(db, deps.heldFolders, ask);
  if (rows.length === 0) throw new AppError('registry.kept-none');
  if (rows.length > keptLimit) throw new AppError('registry.kept-too-many', { most: keptLimit });
  const issuer = (await deps.organisation.rootUnit(db)).name;
  const { th: title, form: no } = keptForms[form];
  const shown = (date: string) => formatDate(date, 'full', 'th');
  const pdf = await renderList({
    ...{ title, subtitle: [issuer], mark: `แบบที่ ${no}`, author: issuer, date: day },
    ...(await typefaceLook(deps, db)),
    facts: [
      ...(folder ? [[form === 'card' ? 'เรื่อง' : 'แฟ้ม', folder.name] as const] : []),
      ...(folder ? [['หน่วยงาน', folder.unitName] as const] : []),
      ['หนังสือที่เก็บ', `ตั้งแต่วันที่ ${shown(from)} ถึงวันที่ ${shown(to)}`],
    ],
    ...keptTable(form, rows),
    closing: [`รวม ${rows.length} เรื่อง`],
    // Whoever sends documents to be kept and whoever takes them sign form 19.
    signers:
      form === 'handing'
        ? ['ผู้ส่งเก็บ', 'ผู้รับเก็บ'].map((role) => ({
            ...{ name: openName, position: '', role, signed: null },
          }))
        : [],
  });
  return pdfOf(pdf, `${title} ${from} ${to}.pdf`);
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
