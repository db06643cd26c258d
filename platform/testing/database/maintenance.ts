import { openDatabase } from '@sarn/platform-server';

/** The same server, another database. */
export function withDatabaseName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/**
 * Clones a database. With template0 a fresh one, in the locale that trigrams of Thai need. Its files
 * are copied as they are: by the usual way, through the log, a clone takes twice the processor time.
 */
export async function createDatabase(
  adminUrl: string,
  name: string,
  template: string,
): Promise<void> {
  const locale = template === 'template0' ? " encoding 'UTF8' locale 'C.UTF-8'" : '';
  const copied = `template ${quote(template)} strategy file_copy`;
  await run(adminUrl, `create database ${quote(name)} ${copied}${locale}`);
}

/** Nobody may be connected to it. */
export async function renameDatabase(adminUrl: string, from: string, to: string): Promise<void> {
  await run(adminUrl, `alter database ${quote(from)} rename to ${quote(to)}`);
}

/** Drops a database together with whoever is still connected to it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await run(adminUrl, `drop database if exists ${quote(name)} with (force)`);
}

/** Drops everything one run made, also what a killed worker left. */
export async function dropDatabasesOf(made: { adminUrl: string; prefix: string }): Promise<void> {
  for (const name of await listDatabases(made)) await dropDatabase(made.adminUrl, name);
}

async function listDatabases({ adminUrl, prefix }: { adminUrl: string; prefix: string }) {
  const rows = await run<{ datname: string }>(
    adminUrl,
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  return rows.map(({ datname }) => datname);
}

async function run<R>(url: string, text: string, values: string[] = []): Promise<R[]> {
  const db = openDatabase(url, { max: 1 });
  try {
    return await db.query<R>(text, values);
  } finally {
    await db.close();
  }
}

/** Names here are made by this code; checked, because they become part of SQL text. */
function quote(name: string): string {
  if (/^[a-z0-9_]{1,63}$/.test(name)) return `"${name}"`;
  throw new Error(`not a name of a test database: ${name}`);
}
