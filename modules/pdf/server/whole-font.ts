/** Whether each table of a TrueType file is there, with the sum that the file tells of it. */
export function isWhole(file: Buffer): boolean {
  try {
    const count = file.readUInt16BE(4);
    const rows = Array.from({ length: count }, (_, at) => 12 + 16 * at);
    return count > 0 && rows.every((row) => file.readUInt32BE(row + 4) === sumOf(file, row));
  } catch {
    // A place outside of the file.
    return false;
  }
}

function sumOf(file: Buffer, row: number): number {
  const isHead = file.toString('latin1', row, row + 4) === 'head';
  const at = file.readUInt32BE(row + 8);
  const end = at + file.readUInt32BE(row + 12);
  let sum = 0;
  for (let place = at; place < end; place += 4) {
    // The table of the head has the sum of the whole file, which is not counted.
    if (isHead && place === at + 8) continue;
    sum = (sum + file.readUInt32BE(place)) >>> 0;
  }
  return sum;
}
