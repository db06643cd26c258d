/** A table named in code, and where. */
export type NamedTable = readonly [table: string, offset: number];

/** Methods of Kysely that change rows, and all that name a table. */
const WRITING = 'insertInto|updateTable|deleteFrom|mergeInto';
const METHODS = `${WRITING}|selectFrom|using|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|from|table`;
const calls = (methods: string): RegExp =>
  new RegExp(String.raw`\b(?:${methods})\s*\(\s*\[?\s*(['"\`])([a-z_][a-z0-9_]*)`, 'g');

/**
 * Text that is SQL: after the `sql` tag, or beginning like a statement; it ends with its own quote.
 */
const BEGINNING = String.raw`\s*(?:select|insert\s+into|update|delete\s+from|merge\s+into|with|alter|create|truncate|lock\s+table)\b`;
const SQL_TEXT = new RegExp(
  String.raw`\bsql(?:\.raw)?(?:<[^\`()]*>)?\s*\(?\`[^\`]*\`|([\`'"])${BEGINNING}(?:(?!\1)[^])*?\1`,
  'gi',
);
const NAME = String.raw`\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?`;
const NAMED = new RegExp(
  String.raw`\b(?:from|join|into|update|table|references|truncate|using)${NAME}`,
  'gi',
);
const WRITTEN = new RegExp(
  String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)${NAME}`,
  'gi',
);

/** Every table that the code may name; aliases are found too, and have no owner. */
export function namedTables(code: string): NamedTable[] {
  return find(code, METHODS, NAMED);
}

/** The tables whose rows the code inserts, changes or deletes. */
export function writtenTables(code: string): NamedTable[] {
  return find(code, WRITING, WRITTEN);
}

function find(code: string, methods: string, words: RegExp): NamedTable[] {
  const called = [...code.matchAll(calls(methods))].map((match): NamedTable => [
    match[2] ?? '',
    match.index,
  ]);
  const texts = [...code.matchAll(SQL_TEXT)].flatMap((text) =>
    [...text[0].matchAll(words)].map((match): NamedTable => [
      (match[1] ?? '').toLowerCase(),
      text.index + match.index,
    ]),
  );
  return [...called, ...texts];
}
