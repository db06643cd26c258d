import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = ['apps', 'demo', 'docs/rules', 'e2e', 'modules', 'platform', 'tools'];
/** Generated files that the boundary check reads. */
const generated = ['docs/schema.txt', 'docs/openapi.json'];
/** Build results, and pictures of the deployments, which are not copied. */
const unwanted = new Set(['node_modules', 'dist', 'data', 'stored']);

/**
 * A copy of the sources with the installed packages of the original; its own packages are the copies.
 *
 * @returns its folder; the caller removes it
 */
export function copyTree(root: string): string {
  const scratch = mkdtempSync(path.join(tmpdir(), 'sarn-tree-'));
  const filter = (from: string): boolean => !unwanted.has(path.basename(from));
  for (const folder of [...folders, ...generated]) {
    cpSync(path.join(root, folder), path.join(scratch, folder), { recursive: true, filter });
  }
  for (const file of readdirSync(root)) {
    if (/\.(json|ts)$/.test(file)) cpSync(path.join(root, file), path.join(scratch, file));
  }
  const packages = path.join(scratch, 'node_modules');
  mkdirSync(path.join(packages, '@sarn'), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@sarn' && name !== '.cache') {
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
    }
  }
  for (const file of globSync(['*/package.json', '*/*/package.json'], { cwd: scratch })) {
    const folder = path.dirname(file);
    linkPackage(scratch, folder);
    // Versions that only this package needs.
    const own = path.join(folder, 'node_modules');
    if (existsSync(path.join(root, own))) {
      symlinkSync(path.join(root, own), path.join(scratch, own));
    }
  }
  return scratch;
}

/**
 * Links packages as `npm install` links those of a workspace.
 *
 * @param folder of the package, from the root
 */
export function linkPackage(scratch: string, folder: string): void {
  const text = readFileSync(path.join(scratch, folder, 'package.json'), 'utf8');
  const { name } = JSON.parse(text) as { name: string };
  symlinkSync(path.join(scratch, folder), path.join(scratch, 'node_modules', name));
}
