import { AppError } from '@sarn/kernel';

/** What the tables of an uploaded font file say of it. */
export interface FontFile {
  readonly bytes: Uint8Array;
  /** The name of the family, as its maker wrote it. */
  readonly family: string;
  /** The name of the face: Bold, Italic. */
  readonly style: string;
  readonly unitsPerEm: number;
  readonly underline: { readonly position: number; readonly thickness: number };
  readonly isVariable: boolean;
  /** The file itself says how Thai clusters are formed: its table GSUB names the script. */
  readonly hasThaiRules: boolean;
  /** Copyright and licence, kept in the font that is made. */
  readonly names: ReadonlyMap<number, string>;
  readonly embedding: number;
  readonly vendor: string;
}

const needed = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];

/**
 * Reads the tables of a TrueType or OpenType font.
 *
 * @throws AppError 'pdf.font-kind', 'pdf.font-collection', 'pdf.font-packed', 'pdf.font-broken',
 *   'pdf.font-not-embeddable'
 */
export function readFontFile(bytes: Uint8Array): FontFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseOtherFiles(bytes);
  try {
    return described(bytes, view, tablesOf(bytes, view));
  } catch (error) {
    // A place outside of the file, wherever one stands in it.
    if (error instanceof RangeError) throw new AppError('pdf.font-broken');
    throw error;
  }
}

/** @throws AppError 'pdf.font-kind', 'pdf.font-collection', 'pdf.font-packed' by the first bytes of a file */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const head = text(bytes, 0, 4);
  if (head === 'ttcf') throw new AppError('pdf.font-collection');
  if (head === 'wOFF' || head === 'wOF2') throw new AppError('pdf.font-packed');
  if (head !== '\0\u0001\0\0' && head !== 'true' && head !== 'OTTO') {
    throw new AppError('pdf.font-kind');
  }
}

interface Table {
  readonly at: number;
  readonly length: number;
}

function tablesOf(bytes: Uint8Array, view: DataView): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (let row = 12, left = view.getUint16(4); left > 0; row += 16, left -= 1) {
    const [at, length] = [view.getUint32(row + 8), view.getUint32(row + 12)];
    if (at + length > bytes.length) throw new AppError('pdf.font-broken');
    tables.set(text(bytes, row, 4), { at, length });
  }
  const hasOutlines = tables.has('CFF ') || (tables.has('glyf') && tables.has('loca'));
  if (!hasOutlines || needed.some((tag) => !tables.has(tag))) throw new AppError('pdf.font-broken');
  return tables;
}

function described(bytes: Uint8Array, view: DataView, tables: Map<string, Table>): FontFile {
  const at = (tag: string): number => tables.get(tag)?.at ?? bytes.length;
  const unitsPerEm = view.getUint16(at('head') + 18);
  const isRight = view.getUint32(at('head') + 12) === 0x5f0f3cf5;
  if (!isRight || unitsPerEm < 16 || unitsPerEm > 16_384) throw new AppError('pdf.font-broken');
  const embedding = view.getUint16(at('OS/2') + 8);
  if (!mayBeEmbedded(embedding)) throw new AppError('pdf.font-not-embeddable');
  const names = namesOf(bytes, view, at('name'));
  return {
    ...{ bytes, unitsPerEm, names, embedding, isVariable: tables.has('fvar') },
    hasThaiRules: namesThai(bytes, view, tables.get('GSUB')),
    family: printable(names.get(16) ?? names.get(1) ?? ''),
    style: printable(names.get(17) ?? names.get(2) ?? ''),
    underline: {
      position: view.getInt16(at('post') + 8),
      thickness: view.getInt16(at('post') + 10),
    },
    vendor: printable(text(bytes, at('OS/2') + 58, 4)),
  };
}

function namesThai(bytes: Uint8Array, view: DataView, table: Table | undefined): boolean {
  if (!table) return false;
  const scripts = table.at + view.getUint16(table.at + 4);
  const tags = Array.from({ length: view.getUint16(scripts) }, (_, row) =>
    text(bytes, scripts + 2 + 6 * row, 4),
  );
  return tags.includes('thai');
}

const [restricted, printing, editing] = [0x0002, 0x0004, 0x0008];
const [noSubset, pixelsOnly] = [0x0100, 0x0200];

/**
 * The licence bits of OS/2 (fsType). Files hold a part of the font, so a font of which no part may be taken is
 * refused too.
 */
function mayBeEmbedded(bits: number): boolean {
  if (bits & (noSubset | pixelsOnly)) return false;
  // Several bits at once: the most liberal one holds.
  return !(bits & restricted) || (bits & (printing | editing)) !== 0;
}

const [windows, macintosh, english] = [3, 1, 0x0409];
const longestName = 2_000;

function namesOf(bytes: Uint8Array, view: DataView, table: number): Map<number, string> {
  const found = new Map<number, string>();
  const strings = table + view.getUint16(table + 4);
  for (let row = table + 6, left = view.getUint16(table + 2); left > 0; row += 12, left -= 1) {
    const [platform, language] = [view.getUint16(row), view.getUint16(row + 4)];
    const [id, length] = [view.getUint16(row + 6), view.getUint16(row + 8)];
    const from = strings + view.getUint16(row + 10);
    if (length > longestName || from + length > bytes.length) continue;
    if (platform === windows && language === english) {
      found.set(id, new TextDecoder('utf-16be').decode(bytes.subarray(from, from + length)));
    } else if (platform === macintosh && !found.has(id)) {
      found.set(id, text(bytes, from, length));
    }
  }
  return found;
}

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Names are shown and go into PDFs: of what a file says, only letters, digits and blanks are taken. */
const printable = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, '')
    .trim()
    .slice(0, 60);
