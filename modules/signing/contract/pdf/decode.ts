import { inflate } from './inflate.ts';
import { broken, entriesOf, integerOf, isKind, nameOf } from './values.ts';
import type { PdfStream, PdfValue } from './values.ts';

/**
 * The decoded bytes of a stream that describes the file itself: a table of objects, packed objects, or a
 * certificate. Other filters than Flate are not used for these.
 */
export function decodeStream(stream: PdfStream, most: number): Uint8Array {
  const filters = listOf(stream.entries.get('Filter')).map(nameOf);
  if (filters.length === 0) return stream.raw;
  if (filters.length > 1 || filters[0] !== 'FlateDecode') throw broken('an unknown filter');
  const [settings] = listOf(stream.entries.get('DecodeParms'));
  const plain = inflate(stream.raw, most);
  const predictor = integerOf(entriesOf(settings)?.get('Predictor')) ?? 1;
  if (predictor === 1) return plain;
  if (predictor < 10) throw broken('an unknown predictor');
  const columns = integerOf(entriesOf(settings)?.get('Columns')) ?? 1;
  const colours = integerOf(entriesOf(settings)?.get('Colors')) ?? 1;
  const depth = integerOf(entriesOf(settings)?.get('BitsPerComponent')) ?? 8;
  return undoPredictor(plain, Math.ceil((columns * colours * depth) / 8), colours);
}

function listOf(value: PdfValue | undefined): readonly PdfValue[] {
  if (value === undefined || value === null) return [];
  return isKind(value, 'array') ? value.items : [value];
}

/**
 * Rows that say how they differ from the row above (PNG, section 9).
 *
 * @param width bytes of a row
 * @param step bytes of a pixel
 */
export function undoPredictor(bytes: Uint8Array, width: number, step: number): Uint8Array {
  if (width < 1 || width > 1_000_000) throw broken('an impossible row');
  const rows = Math.floor(bytes.length / (width + 1));
  const out = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const kind = bytes[row * (width + 1)] ?? 0;
    for (let i = 0; i < width; i++) {
      const at = row * width + i;
      const left = i >= step ? (out[at - step] ?? 0) : 0;
      const above = row > 0 ? (out[at - width] ?? 0) : 0;
      const corner = row > 0 && i >= step ? (out[at - width - step] ?? 0) : 0;
      const raw = bytes[row * (width + 1) + 1 + i] ?? 0;
      out[at] = raw + predicted(kind, left, above, corner);
    }
  }
  return out;
}

function predicted(kind: number, left: number, above: number, corner: number): number {
  switch (kind) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const [a, b, c] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
      if ((a ?? 0) <= (b ?? 0) && (a ?? 0) <= (c ?? 0)) return left;
      return (b ?? 0) <= (c ?? 0) ? above : corner;
    }
    default:
      throw broken('an unknown predictor');
  }
}
