import { sqlKeywords } from './sql-keywords.ts';

/** Why a name cannot be used; undefined when it can. */
export function nameComplaint(name: string | undefined): string | undefined {
  if (name === undefined || name === '') return 'a name is missing';
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return undefined;
  return `"${name}" is no name: use small letters, digits and single hyphens, such as leave-request`;
}

/** Why a module cannot have the name, after which its table is called; undefined when it can. */
export function moduleNameComplaint(name: string | undefined): string | undefined {
  const complaint = nameComplaint(name);
  if (complaint !== undefined || name === undefined) return complaint;
  const table = written(name).snake;
  if (!sqlKeywords.has(table)) return undefined;
  return `"${name}" is a word of SQL, and no table can be called ${table}: add a noun, such as ${name}-request`;
}

/** A name in each spelling: `leave_request`, `leaveRequest`, `LeaveRequest`. */
export function written(name: string): {
  readonly snake: string;
  readonly camel: string;
  readonly pascal: string;
} {
  const pascal = name.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) =>
    letter.toUpperCase(),
  );
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { snake: name.replaceAll('-', '_'), camel, pascal };
}

/**
 * Name of a migration file by Bangkok time, so that files sort by the day they were made on.
 *
 * @returns `2026-11-21-0900-leave-request.sql`
 */
export function migrationName(now: Date, name: string): string {
  const stamp = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Bangkok',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  return `${stamp.replace(' ', '-').replace(':', '')}-${name}.sql`;
}

/** The text of a new migration, without a statement. */
export function migrationText(module: string, name: string): string {
  return [
    `-- ${module}: ${name.replaceAll('-', ' ')}.`,
    '-- Why it is needed; forward only, and frozen once it is merged.',
    '',
  ].join('\n');
}

/** The test that fails until the migration does something. */
export function migrationTest(name: string): string {
  return [
    `import { expect, test } from 'vitest';`,
    '',
    `test('what ${name} makes possible', () => {`,
    `  expect.fail('Write the migration, then store and read back here what it is for.');`,
    '});',
    '',
  ].join('\n');
}
