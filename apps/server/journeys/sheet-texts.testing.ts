import { inflateRawSync } from 'node:zlib';

/** The texts of an Excel file, as they lie in its list of strings. */
export function sheetTexts(file: Buffer): string {
  const parts: string[] = [];
  // The directory at the end of a zip file says where each of its files begins, and how long it is.
  for (
    let at = file.indexOf('PK\u0001\u0002');
    at >= 0;
    at = file.indexOf('PK\u0001\u0002', at + 4)
  ) {
    const size = file.readUInt32LE(at + 20);
    const head = file.readUInt32LE(at + 42);
    const start = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28);
    const bytes = file.subarray(start, start + size);
    const isPacked = file.readUInt16LE(at + 10) === 8;
    parts.push((isPacked ? inflateRawSync(bytes) : bytes).toString('utf8'));
  }
  return parts.join('');
}
