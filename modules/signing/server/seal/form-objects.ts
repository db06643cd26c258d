import { AppError } from '@sarn/kernel';
import { formOf, signatureFields } from '../../contract/pdf/fields.ts';
import { openPdf } from '../../contract/pdf/file.ts';
import type { PdfFile } from '../../contract/pdf/file.ts';
import { pagesOf } from '../../contract/pdf/pages.ts';
import type { Page } from '../../contract/pdf/pages.ts';
import { PdfError, entriesOf, isKind } from '../../contract/pdf/values.ts';
import type { PdfReference, PdfValue } from '../../contract/pdf/values.ts';
import type { Update } from './update.ts';
import { array } from '../../contract/pdf/write-values.ts';

/** Opens a PDF that is to be changed, with codes for what cannot be. */
export function openToChange(bytes: Uint8Array): PdfFile {
  try {
    const file = openPdf(bytes);
    // All of it must be readable: a file with a hole is not signed.
    pagesOf(file.newest);
    signatureFields(file.newest);
    if (formOf(file.newest)?.has('XFA')) {
      throw new AppError('signing.pdf-not-allowed', { reason: 'XFA' });
    }
    return file;
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    throw new AppError(error.code === 'encrypted' ? 'signing.pdf-encrypted' : 'signing.pdf-broken');
  }
}

/** Printed, and locked: it cannot be moved. */
export const printedAndLocked = 132;

/** @throws `signing.pdf-no-page` */
export function pageAt({ newest }: PdfFile, page: number): Page {
  const found = pagesOf(newest)[page - 1];
  if (!found) throw new AppError('signing.pdf-no-page', { page });
  return found;
}

export function addToPage(
  file: PdfFile,
  update: Update,
  page: Page,
  fields: readonly PdfReference[],
): void {
  const own = entriesOf(file.newest.resolve(page.reference)) ?? new Map<string, PdfValue>();
  const given = own.get('Annots');
  const list = file.newest.resolve(given);
  const items = array([...(isKind(list, 'array') ? list.items : []), ...fields]);
  if (isKind(given, 'reference') && list !== null) update.put(given, items);
  else update.put(page.reference, changed(own, { Annots: items }));
}

export function addToForm(file: PdfFile, update: Update, more: readonly PdfReference[]): void {
  const { newest } = file;
  const catalog = entriesOf(newest.object(newest.root.number)) ?? new Map<string, PdfValue>();
  const given = catalog.get('AcroForm');
  const form = formOf(newest) ?? new Map<string, PdfValue>();
  const fields = newest.resolve(form.get('Fields'));
  const items = [...(isKind(fields, 'array') ? fields.items : []), ...more];
  // 1: there are signatures; 2: only updates may be appended.
  const value = changed(form, { Fields: array(items), SigFlags: 3 });
  if (isKind(given, 'reference') && formOf(newest)) update.put(given, value);
  else update.put(newest.root, changed(catalog, { AcroForm: value }));
}

/** A dictionary with some of its entries replaced. */
export const changed = (
  entries: ReadonlyMap<string, PdfValue>,
  by: Readonly<Record<string, PdfValue>>,
): PdfValue => ({ kind: 'dictionary', entries: new Map([...entries, ...Object.entries(by)]) });
