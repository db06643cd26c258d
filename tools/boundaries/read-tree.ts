import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from './repository.ts';

const FOLDERS = ['apps', 'modules', 'platform', 'e2e', 'demo', 'tools', 'docs/rules'];
const WANTED = /(\.tsx?|\.sql|\.css|package\.json|exceptions\.json|\.md)$/;
const NOT_OURS = new Set(['node_modules', 'dist', 'data']);

/** The repository as the checker sees it. */
export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  const add = (file: string): void => {
    tree.set(file, readFileSync(path.join(root, file), 'utf8'));
  };
  const walk = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const inside = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !NOT_OURS.has(entry.name)) walk(inside);
      else if (entry.isFile() && WANTED.test(entry.name)) add(inside);
    }
  };
  add('package.json');
  add('vitest.config.ts');
  add('docs/schema.txt');
  add('docs/openapi.json');
  for (const folder of FOLDERS) walk(folder);
  return tree;
}
