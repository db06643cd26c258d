import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@sarn/platform-server';

/** A text that a server refused to prepare, and why. */
export interface Refusal {
  readonly text: string;
  readonly reason: string;
}

/** The one file into which the recordings of all processes are merged. */
const together = 'statements.json';
/** Statements that can be prepared; all others (begin, set, create …) have no plan. */
const preparable = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/|\()*(?:with|select|insert|update|delete)\b/i;

/**
 * Merges the recordings of the processes of a run. A statement that this server refuses names
 * tables that a test made, or is wrong on purpose: it is left out.
 *
 * @param url a migrated database of the server that the run used
 */
export async function gatherStatements(folder: string, url: string): Promise<void> {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
    .map((line) => JSON.parse(line) as string)
    .filter((text) => preparable.test(text));
  const all = [...new Set(texts)].toSorted();
  const refused = new Set((await prepareStatements(url, all)).map(({ text }) => text));
  const sent = all.filter((text) => !refused.has(text));
  writeFileSync(join(folder, together), JSON.stringify(sent));
}

/** @throws Error when no run was recorded in the folder */
export function readStatements(folder: string): string[] {
  return JSON.parse(readFileSync(join(folder, together), 'utf8')) as string[];
}

/**
 * Lets a server parse and check each statement: unknown functions, columns, types and keywords
 * are found, though nothing runs.
 *
 * @param url a migrated database
 * @returns the statements it refuses
 */
export async function prepareStatements(url: string, texts: readonly string[]): Promise<Refusal[]> {
  const db = openDatabase(url, { max: 1 });
  const refusals: Refusal[] = [];
  try {
    for (const text of texts) {
      try {
        await db.pool.query(`prepare recorded as ${text}`);
        await db.pool.query('deallocate recorded');
      } catch (error) {
        refusals.push({ text, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    return refusals;
  } finally {
    await db.close();
  }
}
