import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Handle } from '@sarn/platform-server';
import type { Desk } from '../desk.ts';
import { fileOwnerKind } from '../desk.ts';
import type { ItemRow } from './list.store.ts';
import type { SeenList } from './list-view.service.ts';
import { nameOfList } from './retention-news.ts';
import type { ZipPart } from './zip.ts';

/** A file of a paper in the package. */
interface Packed extends ZipPart {
  readonly documentId: string;
  readonly sha256: string;
}

/**
 * Papers of a list as they leave the house: files in a folder for each, their metadata as CSV and
 * XML, and the checksums in the form that `sha256sum -c` reads.
 */
export async function packageParts(desk: Desk, h: Handle, seen: SeenList): Promise<ZipPart[]> {
  const packed: Packed[] = [];
  for (const item of seen.items) packed.push(...(await filesOf(desk, h, item)));
  const described = [
    { name: 'metadata.csv', bytes: Buffer.from(csvOf(seen.items, packed), 'utf8') },
    { name: 'metadata.xml', bytes: Buffer.from(xmlOf(seen, packed), 'utf8') },
  ];
  const sums = [...packed, ...described].map(({ name, bytes }) => `${sumOf(bytes)}  ${name}\n`);
  return [
    ...packed.map(({ name, bytes }) => ({ name, bytes })),
    ...described,
    { name: 'sha256sums.txt', bytes: Buffer.from(sums.join(''), 'utf8') },
  ];
}

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function filesOf(desk: Desk, h: Handle, { documentId, seq }: ItemRow): Promise<Packed[]> {
  const packed: Packed[] = [];
  const folder = `files/${String(seq).padStart(4, '0')}`;
  const files = await desk.files.list(h, fileOwnerKind, [documentId]);
  for (const [at, file] of files.entries()) {
    const bytes = await buffer(await desk.files.open(h, file.id));
    const name = `${folder}/${at + 1}-${file.name.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_')}`;
    packed.push({ name, bytes, documentId, sha256: sumOf(bytes) });
  }
  return packed;
}

const headings = [
  ...['seq', 'register_number', 'letter_no', 'letter_date', 'kind', 'subject', 'closed_on'],
  ...['retention_class', 'file', 'bytes', 'sha256'],
];

const valuesOf = (item: ItemRow): string[] => [
  ...[String(item.seq), item.number, item.letterNo, item.letterDate ?? '', item.kind, item.title],
  ...[item.closedOn, item.className.th],
];

/** One line for each file, and one for a paper without any; opens as Thai in a spreadsheet. */
function csvOf(items: readonly ItemRow[], packed: readonly Packed[]): string {
  const lines = items.flatMap((item) => {
    const own = packed.filter(({ documentId }) => documentId === item.documentId);
    const files = own.map(({ name, bytes, sha256 }) => [name, String(bytes.length), sha256]);
    return (files.length > 0 ? files : [['', '', '']]).map((file) => [...valuesOf(item), ...file]);
  });
  return `\uFEFF${[headings, ...lines].map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** Quoted; a cell that would be read as a formula begins with an apostrophe. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function xmlOf(seen: SeenList, packed: readonly Packed[]): string {
  const papers = seen.items.map((item) => {
    const fields = valuesOf(item).map((value, at) => element(headings[at] ?? '', value));
    const files = packed
      .filter(({ documentId }) => documentId === item.documentId)
      .map(
        ({ name, bytes, sha256 }) =>
          `<file path="${escape(name)}" bytes="${bytes.length}" sha256="${sha256}"/>`,
      );
    return `  <record id="${item.documentId}">\n    ${[...fields, ...files].join('\n    ')}\n  </record>`;
  });
  const name = escape(nameOfList(seen.list));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<transfer list="${name}">\n${papers.join('\n')}\n</transfer>\n`;
}

const element = (name: string, value: string): string => `<${name}>${escape(value)}</${name}>`;

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark);
