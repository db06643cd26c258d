import { createHash } from 'node:crypto';
import { toCsv } from '@sarn/platform-server';
import type { Handle, ZipPart } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { fileOwnerKind } from '@sarn/document/server';
import type { ItemRow } from './list-item.store.ts';
import type { SeenList } from './list-view.service.ts';
import { nameOfList } from './retention-news.ts';

/** A file of a document that went into the package, as it was then. */
interface Packed {
  readonly name: string;
  readonly documentId: string;
  bytes: number;
  sha256: string;
}

/**
 * Documents of a list as they leave the agency: files in a folder for each, their metadata as CSV
 * and XML, and the checksums in the form that `sha256sum -c` reads. Files are opened one by one;
 * checksums and sizes at the end are of the bytes that were sent.
 */
export async function* packageParts(
  deps: Dependencies,
  h: Handle,
  seen: SeenList,
): AsyncGenerator<ZipPart> {
  const done: Packed[] = [];
  for (const item of seen.items) yield* filesOf(deps, h, item, done);
  const described = [
    textPart('metadata.csv', csvOf(seen.items, done)),
    textPart('metadata.xml', xmlOf(seen, done)),
  ];
  for (const { part } of described) yield part;
  const sums = [...done, ...described].map(({ name, sha256 }) => `${sha256}  ${name}\n`);
  yield textPart('sha256sums.txt', sums.join('')).part;
}

function textPart(name: string, text: string) {
  const bytes = Buffer.from(text, 'utf8');
  const part = { name, size: bytes.length, open: async () => inOne(bytes) };
  return { name, sha256: createHash('sha256').update(bytes).digest('hex'), part };
}

async function* inOne(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function* filesOf(
  deps: Dependencies,
  h: Handle,
  { documentId, seq }: ItemRow,
  done: Packed[],
): AsyncGenerator<ZipPart> {
  const folder = `files/${String(seq).padStart(4, '0')}`;
  const files = await deps.files.list(h, fileOwnerKind, [documentId]);
  for (const [at, file] of files.entries()) {
    const name = `${folder}/${at + 1}-${file.name.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_')}`;
    const packed = { name, documentId, bytes: 0, sha256: '' };
    done.push(packed);
    yield {
      ...{ name, size: file.bytes },
      open: async () => summed(await deps.files.open(h, file.id), packed),
    };
  }
}

/** The same bytes; when all have passed, their number and checksum are known. */
async function* summed(
  bytes: AsyncIterable<Uint8Array>,
  packed: Packed,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    packed.bytes += chunk.length;
    yield chunk;
  }
  packed.sha256 = hash.digest('hex');
}

const headings = [
  ...['seq', 'register_number', 'letter_no', 'letter_date', 'kind', 'subject', 'closed_on'],
  ...['retention_class', 'file', 'bytes', 'sha256'],
];

const valuesOf = (item: ItemRow): string[] => [
  ...[String(item.seq), item.number, item.letterNo, item.letterDate ?? '', item.kind, item.title],
  ...[item.closedOn, item.className.th],
];

/** One row for each file, and one for a document without any; opens as Thai in a spreadsheet. */
function csvOf(items: readonly ItemRow[], packed: readonly Packed[]): string {
  const lines = items.flatMap((item) => {
    const own = packed.filter(({ documentId }) => documentId === item.documentId);
    const files = own.map(({ name, bytes, sha256 }) => [name, String(bytes), sha256]);
    return (files.length > 0 ? files : [['', '', '']]).map((file) => [...valuesOf(item), ...file]);
  });
  return toCsv([headings, ...lines]);
}

function xmlOf(seen: SeenList, packed: readonly Packed[]): string {
  const documents = seen.items.map((item) => {
    const fields = valuesOf(item).map((value, at) => element(headings[at] ?? '', value));
    const files = packed
      .filter(({ documentId }) => documentId === item.documentId)
      .map(
        ({ name, bytes, sha256 }) =>
          `<file path="${escape(name)}" bytes="${bytes}" sha256="${sha256}"/>`,
      );
    return `  <record id="${item.documentId}">\n    ${[...fields, ...files].join('\n    ')}\n  </record>`;
  });
  const name = escape(nameOfList(seen.list));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<transfer list="${name}">\n${documents.join('\n')}\n</transfer>\n`;
}

const element = (name: string, value: string): string => `<${name}>${escape(value)}</${name}>`;

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark);
