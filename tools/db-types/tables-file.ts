import { columnType } from './column-type.ts';
import type { Column } from './introspect.ts';

const HEADER =
  '// Made by tools/db-types.ts from the migrated database: run it instead of editing.';
const KYSELY = ['ColumnType', 'Generated', 'GeneratedAlways'];

/** The file with the types of a module's tables, from the root of the repository. */
export function tablesPath(module: string): string {
  const folder = module === 'platform' ? 'platform/server' : `modules/${module}/server`;
  return `${folder}/${module}.tables.gen.ts`;
}

/**
 * The text of that file: an interface for each table, and one that names them all.
 *
 * @param columns of this module's tables only, by table
 */
export function tablesFile(module: string, columns: readonly Column[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)];
  const interfaces = tables.map(([table, own]) => tableInterface(table, own));
  const names = tables.map(([table]) => `  ${table}: ${pascal(table)}Table;\n`);
  const all = `export interface ${pascal(module)}Tables {\n${names.join('')}}\n`;
  const body = [...interfaces, all].join('\n');
  return `${HEADER}\n${imports(body)}\n${body}`;
}

function tableInterface(table: string, columns: readonly Column[]): string {
  const lines = columns.map((column) => `  ${column.name}: ${columnType(column)};\n`);
  return `export interface ${pascal(table)}Table {\n${lines.join('')}}\n`;
}

function imports(body: string): string {
  const used = KYSELY.filter((name) => body.includes(`${name}<`));
  return used.length > 0 ? `import type { ${used.join(', ')} } from 'kysely';\n` : '';
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|[_-])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
