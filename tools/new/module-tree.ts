import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { migrationName, written } from './names.ts';

const template = path.join(import.meta.dirname, 'template');

/** Values of the new module that the template cannot know. */
export interface Made {
  /** As in `leave-request`. */
  readonly name: string;
  /** The version of the other packages. */
  readonly version: string;
  readonly now: Date;
  /** The number of its menu entry, unique over all modules. */
  readonly menuId: number;
}

/**
 * Files of a new module, by path inside it: requests with a flow, a queue, a history, a printed form
 * and pages, which work at once and are then changed as wanted. The template is a module
 * itself: it is formatted, linted and compiled where it is.
 */
export function moduleTree(made: Made): Map<string, string> {
  const files = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(template, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
  return new Map(files.map((file) => [targetOf(file, made), textOf(file, made)]));
}

const migration = /^server\/migrations\/.*\.sql$/;

function targetOf(file: string, { name, now }: Made): string {
  if (migration.test(file)) return `server/migrations/${migrationName(now, name)}`;
  return rename(file, name);
}

function textOf(file: string, { name, version, menuId }: Made): string {
  const text = rename(readFileSync(path.join(template, file), 'utf8'), name);
  if (file === 'package.json') return text.replace('"0.0.0"', `"${version}"`);
  return file.endsWith('.tile.ts') ? text.replace(/\bid: \d+/, `id: ${menuId}`) : text;
}

/** Replaces the name of the template by the new one, in each spelling. */
export function rename(text: string, name: string): string {
  const { snake, camel, pascal } = written(name);
  return text
    .replaceAll('sample-request', name)
    .replaceAll('sample_request', snake)
    .replaceAll('SampleRequest', pascal)
    .replaceAll('sampleRequest', camel);
}
