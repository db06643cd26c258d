/** `npm run new:module <name>`: the tree of a module in small, with a failing test. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moduleTree } from './new/module-tree.ts';
import { nameComplaint } from './new/names.ts';
import { TIERS } from './boundaries/tiers.ts';
import { root } from './suite/places.ts';

function fail(reason: string): never {
  console.error(`${reason}. Use: npm run new:module <name>`);
  process.exit(1);
}

const [name = ''] = process.argv.slice(2);
const complaint = nameComplaint(name);
if (complaint) fail(complaint);
const folder = path.join(root, 'modules', name);
if (existsSync(folder)) fail(`modules/${name} is there already`);

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
};
for (const [file, text] of moduleTree(name, version)) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`modules/${name}/${file}`);
}
if (!TIERS.flat().includes(name)) {
  console.log(`Next: give ${name} a tier in tools/boundaries/tiers.ts.`);
}
console.log('Next: npm install, then npm run check, which fails at the first rule.');
