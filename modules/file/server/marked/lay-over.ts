import { entryOf, referencesIn, SavedPdf } from './saved-pdf.ts';
import type { Dictionary, SavedPage } from './saved-pdf.ts';
import type { PdfObject } from '../../contract/cleaned/pdf-objects.ts';

export type Matrix = readonly [number, number, number, number, number, number];

/** What is drawn over one page. */
export interface Overlay {
  /** Of both files, counted from 0. */
  readonly page: number;
  /** Of the page with the drawing. */
  readonly width: number;
  readonly height: number;
  /** From that page to the page below it. */
  readonly matrix: Matrix;
}

/**
 * Draws pages of one file over those of another. PDFium can do so too, but to write one page anew it goes through the
 * whole file, so that marking all pages of a long file takes the square of its length; and it copies what the drawings
 * share, such as a font, for each page. Here each object of both files is read once and copied at most once.
 *
 * @param source as PDFium saves it, without encryption
 * @param marks as PDFium saves it
 * @returns the source with its changed pages behind it; PDFium drops the old ones when it saves the file again
 * @throws Error where a file is not as PDFium saves it
 */
export function laidOver(
  source: Uint8Array,
  marks: Uint8Array,
  overlays: readonly Overlay[],
): Uint8Array {
  const below = new SavedPdf(source);
  const above = new SavedPdf(marks);
  const [pages, drawings] = [below.pages(), above.pages()];
  const addition = new Addition(below, above);
  const begin = addition.add(streamOf('q\n'));
  const marksOf = new Map<string, number>();
  for (const overlay of overlays) {
    const [page, drawing] = [pages[overlay.page], drawings[overlay.page]];
    if (!page || !drawing) throw new Error(`page ${overlay.page + 1} takes no marks`);
    const name = freeName(
      below.dictionary(page.resources ? entryOf(page.resources, 'XObject') : undefined),
    );
    // What the page left undone is put back before something is drawn over it.
    const end = marksOf.get(name) ?? addition.add(streamOf(`\nQ\nq\n/${name} Do\nQ\n`));
    marksOf.set(name, end);
    const form = addition.addForm(drawing, overlay);
    addition.change(page.id, pageWith(below, page, { name, form, begin, end }));
  }
  return addition.written();
}

interface Drawn {
  readonly name: string;
  readonly form: number;
  readonly begin: number;
  readonly end: number;
}

function pageWith(pdf: SavedPdf, page: SavedPage, { name, form, begin, end }: Drawn): string {
  const { value, resources } = page;
  const named = resources ? entryOf(resources, 'XObject') : undefined;
  return `<<${pdf.entries(value, ['Contents', 'Resources'])}
/Contents [${begin} 0 R ${contentsOf(pdf, value)} ${end} 0 R]
/Resources <<${pdf.entries(resources, ['XObject'])}
/XObject <<${pdf.entries(pdf.dictionary(named), [])} /${name} ${form} 0 R>>>>>>`;
}

function contentsOf(pdf: SavedPdf, page: Dictionary): string {
  const written = entryOf(page, 'Contents');
  if (!written) return '';
  const found = pdf.resolved(written);
  return found?.kind === 'array'
    ? found.items.map((item) => pdf.text(item)).join(' ')
    : pdf.text(written);
}

/** A copy may be marked again. */
function freeName(taken: Dictionary | null): string {
  const keys = new Set(taken?.entries.map(({ key }) => key));
  let count = 1;
  while (keys.has(`SarnMark${count}`)) count += 1;
  return `SarnMark${count}`;
}

const streamOf = (content: string): string =>
  `<</Length ${content.length}>>\nstream\n${content}\nendstream`;

/** Without an exponent, which a PDF does not know. */
const written = (numbers: readonly number[]): string =>
  numbers.map((number) => String(Number(number.toFixed(4)))).join(' ');

/** What is written behind a file: objects of another one under new numbers, and changed ones. */
class Addition {
  readonly #file: SavedPdf;
  readonly #other: SavedPdf;
  readonly #objects = new Map<number, Buffer>();
  /** The numbers that objects of the other file have here. */
  readonly #numbers = new Map<number, number>();
  #last: number;

  constructor(file: SavedPdf, other: SavedPdf) {
    this.#file = file;
    this.#other = other;
    this.#last = [...file.objects.keys()].reduce((most, id) => Math.max(most, id), 0);
  }

  add(object: string): number {
    this.#last += 1;
    this.change(this.#last, object);
    return this.#last;
  }

  change(id: number, object: string): void {
    this.#objects.set(id, Buffer.from(object, 'latin1'));
  }

  /** A page of the other file, as something that is drawn. */
  addForm({ value, resources }: SavedPage, { width, height, matrix }: Overlay): number {
    const other = this.#other;
    const content = entryOf(value, 'Contents');
    const object = content?.kind === 'reference' ? other.objects.get(content.id) : undefined;
    if (object?.value.kind !== 'dictionary')
      throw new Error('a page of marks has several contents');
    const { start, end } = object.value;
    const inside = this.#moved(object.value, { start: start + 2, end: end - 2 });
    const head = `<<${inside}
/Type /XObject /Subtype /Form /BBox [${written([0, 0, width, height])}] /Matrix [${written(matrix)}]
/Resources ${resources ? this.#moved(resources, resources) : '<<>>'}>>`;
    return this.add(head + other.text({ start: end, end: object.end }));
  }

  #copy(id: number): void {
    const object = this.#other.objects.get(id);
    if (!object || this.#numbers.has(id)) return;
    this.#last += 1;
    const number = this.#last;
    this.#numbers.set(id, number);
    this.change(number, this.#moved(object.value, object));
  }

  /** A text of the other file, which a value is in, with the numbers that its objects have here; they come along. */
  #moved(
    value: PdfObject['value'],
    place: { readonly start: number; readonly end: number },
  ): string {
    let [text, at] = ['', place.start];
    for (const { id, start, end } of referencesIn(value)) {
      this.#copy(id);
      const number = this.#numbers.get(id);
      const reference = number === undefined ? 'null' : `${number} 0 R`;
      text += this.#other.text({ start: at, end: start }) + reference;
      at = end;
    }
    return text + this.#other.text({ start: at, end: place.end });
  }

  /** The file with all this behind it, and a table of it. */
  written(): Uint8Array {
    const parts: Uint8Array[] = [this.#file.bytes, Buffer.from('\n')];
    let at = this.#file.bytes.length + 1;
    const rows: string[] = [];
    for (const [id, object] of this.#objects) {
      const [head, foot] = [Buffer.from(`${id} 0 obj\n`), Buffer.from('\nendobj\n')];
      rows.push(`${id} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
      parts.push(head, object, foot);
      at += head.length + object.length + foot.length;
    }
    const { trailer, tableStart } = this.#file;
    const end = `xref\n${rows.join('')}trailer\n<<${trailer}/Size ${this.#last + 1} /Prev ${tableStart}>>\nstartxref\n${at}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
  }
}
