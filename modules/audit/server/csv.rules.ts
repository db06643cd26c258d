/** Excel takes a file for UTF-8 only when it begins so. */
const mark = '\uFEFF';
/** What a table program would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** Rows as CSV that Excel opens as it is: UTF-8 with a mark, CRLF, no cell that is a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return mark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
