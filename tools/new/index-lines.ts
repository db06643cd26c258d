import { written } from './names.ts';

/** A file that names all modules, and its text with the new one in it. */
type Edit = readonly [file: string, change: (text: string, name: string) => string];

const tiers = 'tools/boundaries/tiers.ts';

/** The files that name all modules. No other file is changed. */
const edits: readonly Edit[] = [
  [
    tiers,
    // Planned modules have their tier already.
    (text, name) =>
      text.includes(`'${name}'`)
        ? text
        : after(text, "    'sample-request',", `\n    '${name}',`, tiers),
  ],
  [
    'apps/server/modules-further.ts',
    (text, name) => {
      const { camel } = written(name);
      const list = 'const makers: Readonly<Record<string, MakeModule>> = {';
      const named = after(
        text,
        list,
        `\n  '${name}': ${camel}Module,\n`,
        'apps/server/modules-further.ts',
      );
      return `import { ${camel}Module } from '@sarn/${name}/server';\n${named}`;
    },
  ],
  [
    'apps/web/modules.ts',
    (text, name) => {
      const { camel } = written(name);
      const list = 'const modules = [';
      const named = after(text, list, `\n  ${camel}Web,`, 'apps/web/modules.ts');
      return `import { ${camel}Web } from '@sarn/${name}/web';\n${named}`;
    },
  ],
  ['apps/server/package.json', withDependency],
  ['apps/web/package.json', withDependency],
];

/**
 * Adds a module to the files that name all modules.
 *
 * @param read text of a file, by its path from the root
 * @returns the changed files, by path from the root
 * @throws Error when one of them has an unexpected text: nothing must be written then
 */
export function indexLines(read: (file: string) => string, name: string): Map<string, string> {
  const changed = edits.map(([file, change]): [string, string] => [file, change(read(file), name)]);
  return new Map(changed.filter(([file, text]) => text !== read(file)));
}

/**
 * A free number for its menu entry.
 *
 * @param tiles texts of the files that name the entries of modules made before
 */
export function nextMenuId(tiles: readonly string[]): number {
  const taken = tiles.flatMap((text) =>
    [...text.matchAll(/\bid: (\d+)/g)].map(([, id]) => Number(id)),
  );
  return Math.max(firstMenuId, ...taken) + 1;
}

const firstMenuId = 5000;

function after(text: string, anchor: string, added: string, file: string): string {
  if (!text.includes(anchor)) throw new Error(`${file} has no line "${anchor.trim()}"`);
  return text.replace(anchor, () => `${anchor}${added}`);
}

function withDependency(text: string, name: string): string {
  const json = JSON.parse(text) as { dependencies: Record<string, string> };
  const dependencies = Object.entries({ ...json.dependencies, [`@sarn/${name}`]: '*' });
  const sorted = dependencies.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...json, dependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
}
