/**
 * `npm run new:module <name>`: makes a module with a working flow, to be changed as wanted, and
 * adds it to the files that name all modules.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { indexLines, nextMenuId } from './new/index-lines.ts';
import { moduleTree } from './new/module-tree.ts';
import { moduleNameComplaint } from './new/names.ts';
import { declaredBinary, root } from './suite/places.ts';
import { runProgram } from './suite/run-program.ts';

function fail(reason: string): never {
  console.error(`${reason}. Use: npm run new:module <name>`);
  process.exit(1);
}

const formatLimitMs = 60_000;
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const [name = ''] = process.argv.slice(2);
const complaint = moduleNameComplaint(name);
if (complaint) fail(complaint);
const folder = `modules/${name}`;
if (existsSync(path.join(root, folder))) fail(`${folder} is there already`);

const { version } = JSON.parse(read('package.json')) as { version: string };
const menuId = nextMenuId(globSync('modules/*/server/*.tile.ts', { cwd: root }).map(read));
const tree = moduleTree({ name, version, now: new Date(), menuId });
// Before anything is written: an unexpected text in one of those files stops the command.
const lines = indexLines(read, name);

const texts = [...[...tree].map(([file, text]) => [`${folder}/${file}`, text] as const), ...lines];
for (const [file, text] of texts) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
// A longer name needs other line breaks.
const files = texts.map(([file]) => file).filter((file) => !/\.(gen\.ts|sql)$/.test(file));
const { code } = await runProgram(process.execPath, [declaredBinary('oxfmt', 'oxfmt'), ...files], {
  cwd: root,
  limitMs: formatLimitMs,
  isShown: true,
});
if (code !== 0) process.exitCode = 1;
for (const [file] of texts) console.log(file);
console.log('Next: npm install, npm run fix, npm run check.');
