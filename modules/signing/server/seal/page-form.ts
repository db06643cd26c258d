import { inflateSync } from 'node:zlib';
import { AppError } from '@sarn/kernel';
import { joinBytes } from '../../contract/der/values.ts';
import { openPdf } from '../../contract/pdf/file.ts';
import type { Revision } from '../../contract/pdf/file.ts';
import { pagesOf } from '../../contract/pdf/pages.ts';
import { PdfError, isKind, nameOf } from '../../contract/pdf/values.ts';
import type { PdfReference, PdfStream, PdfValue } from '../../contract/pdf/values.ts';
import type { Drawing } from './picture.ts';
import type { Update } from './update.ts';
import { array, name } from '../../contract/pdf/write-values.ts';

/** Objects of one small drawing. */
const mostObjects = 500;
const largest = 4 * 2 ** 20;

/** Copies the first page of a PDF as a form: its fonts and pictures come with it, and nothing else does. */
export function addPageForm(update: Update, pdf: Uint8Array): Drawing {
  if (pdf.length > largest) throw notUsable('size');
  try {
    return copied(update, pdf);
  } catch (error) {
    if (error instanceof PdfError) throw notUsable(error.code);
    throw error;
  }
}

const notUsable = (reason: string): AppError =>
  new AppError('signing.appearance-not-usable', { reason });

function copied(update: Update, pdf: Uint8Array): Drawing {
  const { newest } = openPdf(pdf);
  const [page] = pagesOf(newest);
  if (!page) throw notUsable('page');
  const copy = copier(update, newest);
  const content = contentOf(newest, page.entries.get('Contents'));
  const [left, bottom, right, top] = page.box;
  const reference = update.add({
    kind: 'stream',
    entries: new Map<string, PdfValue>([
      ['Type', name('XObject')],
      ['Subtype', name('Form')],
      ['BBox', array([left, bottom, right, top])],
      ['Matrix', array([1, 0, 0, 1, -left, -bottom])],
      ['Resources', copy(page.entries.get('Resources') ?? null)],
      ['Length', content.length],
    ]),
    raw: content,
  });
  return { reference, width: right - left, height: top - bottom, unitX: 1, unitY: 1 };
}

function contentOf(revision: Revision, contents: PdfValue | undefined): Uint8Array {
  const found = revision.resolve(contents);
  const parts = isKind(found, 'array') ? found.items : [found];
  return withoutMarks(
    joinBytes(
      parts.flatMap((part) => {
        const one = revision.resolve(part);
        return isKind(one, 'stream') ? [unpacked(one), Uint8Array.of(10)] : [];
      }),
    ),
  );
}

function unpacked(one: PdfStream): Uint8Array {
  const filter = one.entries.get('Filter');
  if (filter === undefined) return one.raw;
  if (nameOf(filter) !== 'FlateDecode') throw notUsable('filter');
  return inflateSync(one.raw, { maxOutputLength: largest });
}

/**
 * Marks of a tagged page lead to the structure of its own document: in another one they would lead to that
 * one's text.
 */
function withoutMarks(content: Uint8Array): Uint8Array {
  const letters = Buffer.from(content).toString('latin1');
  const plain = letters.replace(/(\/\w+)\s*<<[^<>]*\/MCID\s+\d+[^<>]*>>\s*BDC/g, '/Artifact BMC');
  return Uint8Array.from(Buffer.from(plain, 'latin1'));
}

/** Copies values with everything that they refer to, each object once. */
function copier(update: Update, from: Revision): (value: PdfValue) => PdfValue {
  const done = new Map<number, PdfReference>();
  const copy = (value: PdfValue): PdfValue => {
    if (value === null || typeof value !== 'object') return value;
    switch (value.kind) {
      case 'reference': {
        const known = done.get(value.number);
        if (known) return known;
        if (done.size >= mostObjects) throw notUsable('objects');
        const at = update.reserve();
        done.set(value.number, at);
        update.put(at, copy(from.object(value.number)));
        return at;
      }
      case 'array':
        return { ...value, items: value.items.map(copy) };
      case 'dictionary':
      case 'stream':
        return { ...value, entries: copyEntries(value.entries) };
      case 'name':
      case 'string':
        return value;
    }
  };
  /** Nothing of a drawing may act, or belong to the structure of its own document. */
  const left = new Set([
    'A',
    'AA',
    'Annots',
    'Parent',
    'StructParent',
    'StructParents',
    'Metadata',
  ]);
  const copyEntries = (entries: ReadonlyMap<string, PdfValue>): Map<string, PdfValue> =>
    new Map([...entries].filter(([key]) => !left.has(key)).map(([key, one]) => [key, copy(one)]));
  return copy;
}
