/** Byte order mark, by which spreadsheets recognise UTF-8. */
const csvMark = '\uFEFF';

/** First characters that a spreadsheet takes for a formula. */
const formula = /^[=+\-@\t\r]/;

/**
 * A row of a CSV file as spreadsheets open it: quoted, ended by CRLF. A cell that would be
 * calculated begins with an apostrophe, so that no text of a document runs as a formula.
 */
export function csvRow(cells: readonly string[]): string {
  const safe = cells.map((cell) => (formula.test(cell) ? `'${cell}` : cell));
  return `${safe.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** A whole CSV file: UTF-8 with its byte order mark. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return csvMark + rows.map(csvRow).join('');
}
