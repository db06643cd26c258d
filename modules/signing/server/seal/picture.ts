import { deflateSync, inflateSync } from 'node:zlib';
import { AppError } from '@sarn/kernel';
import { undoPredictor } from '../../contract/pdf/decode.ts';
import type { PdfReference } from '../../contract/pdf/values.ts';
import type { Update } from './update.ts';
import { name, stream } from '../../contract/pdf/write-values.ts';

/** Something that can be drawn, with its size; one unit of it is so many points. */
export interface Drawing {
  readonly reference: PdfReference;
  readonly width: number;
  readonly height: number;
  readonly unitX: number;
  readonly unitY: number;
}

interface Png {
  readonly width: number;
  readonly height: number;
  readonly colourType: number;
  readonly palette: Uint8Array;
  readonly paletteAlpha: Uint8Array;
  readonly packed: Uint8Array;
}

const mostPixels = 4_000_000;
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Draws a PNG with 8 bits: its colours as an image, its transparency as the mask of it.
 *
 * @throws `signing.appearance-not-usable`
 */
export function addPicture(update: Update, bytes: Uint8Array): Drawing {
  const png = readPng(bytes);
  const { width, height } = png;
  const { colours, alpha } = separate(png, unfiltered(png));
  const image = { Type: name('XObject'), Subtype: name('Image'), Width: width, Height: height };
  const packed = { BitsPerComponent: 8, Filter: name('FlateDecode') };
  const mask = update.add(
    stream({ ...image, ...packed, ColorSpace: name('DeviceGray') }, deflated(alpha)),
  );
  const reference = update.add(
    stream({ ...image, ...packed, ColorSpace: name('DeviceRGB'), SMask: mask }, deflated(colours)),
  );
  // An image is one unit wide and high.
  return { reference, width, height, unitX: width, unitY: height };
}

const notUsable = (reason: string): AppError =>
  new AppError('signing.appearance-not-usable', { reason });

const deflated = (bytes: Uint8Array): Uint8Array => Uint8Array.from(deflateSync(bytes));

const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function readPng(bytes: Uint8Array): Png {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!head.every((byte, at) => bytes[at] === byte)) throw notUsable('PNG');
  const chunks = new Map<string, Uint8Array[]>();
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at + 12 + length > bytes.length) throw notUsable('PNG');
    chunks.set(kind, [...(chunks.get(kind) ?? []), bytes.subarray(at + 8, at + 8 + length)]);
    at += 12 + length;
  }
  const header = chunks.get('IHDR')?.[0];
  if (header?.length !== 13) throw notUsable('PNG');
  const of = new DataView(header.buffer, header.byteOffset, 13);
  const [width, height] = [of.getUint32(0), of.getUint32(4)];
  const [depth = 0, colourType = 0, , , interlace = 0] = header.subarray(8);
  if (width < 1 || height < 1 || width * height > mostPixels) throw notUsable('pixels');
  if (depth !== 8 || interlace !== 0 || !(colourType in samplesOf)) throw notUsable('PNG');
  return {
    ...{ width, height, colourType },
    palette: chunks.get('PLTE')?.[0] ?? new Uint8Array(),
    paletteAlpha: chunks.get('tRNS')?.[0] ?? new Uint8Array(),
    packed: Buffer.concat(chunks.get('IDAT') ?? []),
  };
}

function unfiltered({ width, height, colourType, packed }: Png): Uint8Array {
  const step = samplesOf[colourType] ?? 1;
  const row = width * step;
  try {
    const bytes = inflateSync(packed, { maxOutputLength: (row + 1) * height + 1 });
    const rows = undoPredictor(bytes, row, step);
    if (rows.length === row * height) return rows;
  } catch {
    // Told below: damaged, or larger than it says.
  }
  throw notUsable('PNG');
}

/** Red, green, blue, and how much of each pixel is seen. */
function separate(
  { width, height, colourType, palette, paletteAlpha }: Png,
  samples: Uint8Array,
): { colours: Uint8Array; alpha: Uint8Array } {
  const count = width * height;
  const colours = new Uint8Array(count * 3);
  const alpha = new Uint8Array(count).fill(255);
  const step = samplesOf[colourType] ?? 1;
  for (let i = 0; i < count; i++) {
    const own = samples.subarray(i * step, i * step + step);
    const [first = 0, second = 0] = own;
    if (colourType === 3) {
      colours.set(palette.subarray(first * 3, first * 3 + 3), i * 3);
      alpha[i] = paletteAlpha[first] ?? 255;
    } else if (step < 3) {
      colours.fill(first, i * 3, i * 3 + 3);
      if (step === 2) alpha[i] = second;
    } else {
      colours.set(own.subarray(0, 3), i * 3);
      if (step === 4) alpha[i] = own[3] ?? 255;
    }
  }
  return { colours, alpha };
}
