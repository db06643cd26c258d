/**
 * Writes every SQL text that this process sends, each once, into the folder that
 * `TEST_STATEMENTS` names; does nothing where that is not set. A vitest set-up file: the texts of a
 * whole test run are afterwards prepared on another PostgreSQL (tools/suite).
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Set-up files run once for each test file, in a process that many files share. */
const patched = Symbol.for('sarn.records-statements');
const folder = process.env['TEST_STATEMENTS'];
const client = pg.Client.prototype as unknown as Record<symbol | 'query', unknown>;

if (folder !== undefined && client[patched] === undefined) {
  const send = client.query as (...args: unknown[]) => unknown;
  const seen = new Set<string>();
  client[patched] = true;
  client.query = function query(this: unknown, ...args: unknown[]): unknown {
    const text = textOf(args[0]);
    if (text !== undefined && !seen.has(text)) {
      seen.add(text);
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
    }
    return send.apply(this, args);
  };
}

/** The SQL text of a query, which is given as text, as settings or as a query object. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const text: unknown = (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : undefined;
}
