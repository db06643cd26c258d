/** `npm run new:migration <module> <name>`: an empty migration with a time stamp, and a failing test. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrationName, migrationTest, migrationText, nameComplaint } from './new/names.ts';
import { root } from './suite/places.ts';

function fail(reason: string): never {
  console.error(`${reason}. Use: npm run new:migration <module> <name>`);
  process.exit(1);
}

const [module = '', name = ''] = process.argv.slice(2);
const complaint = nameComplaint(module) ?? nameComplaint(name);
if (complaint) fail(complaint);
const server = path.join(root, 'modules', module, 'server');
if (!existsSync(server)) fail(`there is no modules/${module}/server`);

const test = path.join(server, `${name}.int.test.ts`);
if (existsSync(test)) fail(`${path.relative(root, test)} is there already`);
const file = path.join(server, 'migrations', migrationName(new Date(), name));
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, migrationText(module, name), { flag: 'wx' });
writeFileSync(test, migrationTest(name), { flag: 'wx' });
console.log(`${path.relative(root, file)}\n${path.relative(root, test)}`);
console.log('Next: write it, then npm run fix makes the table types.');
