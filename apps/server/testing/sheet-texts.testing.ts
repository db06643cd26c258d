import { inflateRawSync } from 'node:zlib';

/** The files of an Excel file by name, as text. */
function filesOf(file: Buffer): Map<string, string> {
  return new Map([...unzipped(file)].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}

/** The files in a zip file, by name. */
export function unzipped(file: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const entry = 'PK\u0001\u0002';
  // The directory at the end of a zip file says where each of its files begins, and how long it is.
  for (let at = file.indexOf(entry); at >= 0; at = file.indexOf(entry, at + 4)) {
    const size = file.readUInt32LE(at + 20);
    const head = file.readUInt32LE(at + 42);
    const start = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28);
    const bytes = file.subarray(start, start + size);
    const isPacked = file.readUInt16LE(at + 10) === 8;
    const name = file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28));
    parts.set(name, isPacked ? inflateRawSync(bytes) : bytes);
  }
  return parts;
}

/** All texts of an Excel file, in the order of its list of strings. */
export function sheetTexts(file: Buffer): string {
  return [...filesOf(file).values()].join('');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

/** The rows of the first sheet of an Excel file, as texts. */
export function sheetRows(file: Buffer): string[][] {
  const files = filesOf(file);
  const plain = (xml: string) =>
    xml.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (sign) => entities[sign] ?? sign);
  const strings = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, text = '']) => plain(text),
  );
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([cell, inner = '']) =>
      cell.includes('t="s"') ? (strings[Number(plain(inner))] ?? '') : plain(inner),
    ),
  );
}
