import { createHash } from 'node:crypto';
import { asciiBytes } from '../../contract/der/write.ts';
import { joinBytes } from '../../contract/der/values.ts';
import type { PdfFile } from '../../contract/pdf/file.ts';
import { isKind } from '../../contract/pdf/values.ts';
import type { PdfReference, PdfValue } from '../../contract/pdf/values.ts';
import { array, name, reference, writeValue } from '../../contract/pdf/write-values.ts';

/** An update of a PDF: what was there stays byte for byte, new and changed objects come behind it. */
export interface Update {
  /** Gives a number for an object that is written later. */
  reserve(): PdfReference;
  /** Writes a new object. */
  add(value: PdfValue): PdfReference;
  /** Writes an object under a number: a reserved one, or that of an object which it replaces. */
  put(at: PdfReference, value: PdfValue): void;
  /** Writes an object as it is given, and says where its text begins in the file. */
  putRaw(at: PdfReference, body: Uint8Array): number;
  /** The whole file. */
  finish(): Uint8Array<ArrayBuffer>;
}

/** Begins an update of a file. The same steps give the same bytes. */
export function updateOf(file: PdfFile): Update {
  const { bytes, newest } = file;
  const endsLine = bytes.at(-1) === 10;
  const parts: Uint8Array[] = [bytes];
  let length = bytes.length;
  const append = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  if (!endsLine) append(Uint8Array.of(10));
  const offsets = new Map<number, { offset: number; generation: number }>();
  let next = sizeOf(file);
  const reserve = (): PdfReference => reference(next++);
  const putRaw = (at: PdfReference, body: Uint8Array): number => {
    offsets.set(at.number, { offset: length, generation: at.generation });
    append(asciiBytes(`${at.number} ${at.generation} obj\n`));
    const start = length;
    append(body);
    append(asciiBytes('\nendobj\n'));
    return start;
  };
  const put = (at: PdfReference, value: PdfValue): void => void putRaw(at, writeValue(value));
  return {
    reserve,
    put,
    putRaw,
    add: (value) => {
      const at = reserve();
      put(at, value);
      return at;
    },
    finish: () => {
      const previous = file.sections[0]?.position ?? 0;
      const digest = createHash('sha256');
      for (const part of parts.slice(1)) digest.update(part);
      const entries = trailerEntries(newest.trailer, previous, digest.digest().subarray(0, 16));
      const start = length;
      if (file.sections[0]?.isTable) append(tableOf(offsets, next, entries));
      else append(tableStreamOf(offsets, next, start, entries));
      append(asciiBytes(`startxref\n${start}\n%%EOF\n`));
      return joinBytes(parts);
    },
  };
}

/** One more than the greatest number in use, whatever the trailer says. */
function sizeOf({ sections, newest }: PdfFile): number {
  const said = newest.trailer.get('Size');
  let size = typeof said === 'number' ? said : 0;
  for (const { entries } of sections) {
    for (const number of entries.keys()) size = Math.max(size, number + 1);
  }
  return size;
}

/** Root and information stay; the second part of the identifier names this update. */
function trailerEntries(
  old: ReadonlyMap<string, PdfValue>,
  previous: number,
  digest: Uint8Array,
): Record<string, PdfValue> {
  const id = old.get('ID');
  const own: PdfValue = {
    ...{ kind: 'string', bytes: Uint8Array.from(digest), start: 0, end: 0 },
    isHexadecimal: true,
  };
  const first = isKind(id, 'array') ? (id.items[0] ?? own) : own;
  return {
    Root: old.get('Root') ?? null,
    ...(old.has('Info') ? { Info: old.get('Info') ?? null } : {}),
    ID: array([first, own]),
    Prev: previous,
  };
}

type Offsets = ReadonlyMap<number, { readonly offset: number; readonly generation: number }>;

/** Numbers that follow each other. */
function rangesOf(offsets: Offsets): number[][] {
  const ranges: number[][] = [];
  for (const number of [...offsets.keys()].toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.at(-1) === number - 1) range.push(number);
    else ranges.push([number]);
  }
  return ranges;
}

function tableOf(offsets: Offsets, size: number, entries: Record<string, PdfValue>): Uint8Array {
  const rows = rangesOf(offsets).map((range) => {
    const lines = range.map((number) => {
      const { offset, generation } = offsets.get(number) ?? { offset: 0, generation: 0 };
      return `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} n \n`;
    });
    return `${range[0] ?? 0} ${range.length}\n${lines.join('')}`;
  });
  const trailer = writeValue({
    kind: 'dictionary',
    entries: new Map(Object.entries({ Size: size, ...entries })),
  });
  return joinBytes([asciiBytes(`xref\n${rows.join('')}trailer\n`), trailer, Uint8Array.of(10)]);
}

/** The same as a stream, for files that have no table in the older form. */
function tableStreamOf(
  offsets: Offsets,
  number: number,
  start: number,
  entries: Record<string, PdfValue>,
): Uint8Array {
  const all = new Map([...offsets, [number, { offset: start, generation: 0 }]]);
  const ranges = rangesOf(all);
  const rows = Buffer.alloc(all.size * 9);
  for (const [row, one] of ranges.flat().entries()) {
    const { offset, generation } = all.get(one) ?? { offset: 0, generation: 0 };
    rows.writeUInt8(1, row * 9);
    rows.writeUIntBE(offset, row * 9 + 1, 6);
    rows.writeUInt16BE(generation, row * 9 + 7);
  }
  const value: PdfValue = {
    kind: 'stream',
    entries: new Map<string, PdfValue>(
      Object.entries({
        ...{ Type: name('XRef'), Size: number + 1, W: array([1, 6, 2]) },
        Index: array(ranges.flatMap((range) => [range[0] ?? 0, range.length])),
        ...entries,
        Length: rows.length,
      }),
    ),
    raw: Uint8Array.from(rows),
  };
  return joinBytes([asciiBytes(`${number} 0 obj\n`), writeValue(value), asciiBytes('\nendobj\n')]);
}
