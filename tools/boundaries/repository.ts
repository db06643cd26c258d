import { dirname } from 'node:path/posix';
import { placeOf } from './place.ts';
import type { Place } from './place.ts';
import { readSource } from './source.ts';
import type { Source } from './source.ts';
import { TIERS } from './tiers.ts';

/** Path from the root, with `/`, to text: the whole input of the checker. */
export type Tree = ReadonlyMap<string, string>;

export interface SourceFile extends Source {
  path: string;
  place: Place;
}

export interface Package {
  name: string;
  folder: string;
  /** Entry point ('.', './contract') → file. */
  entryPoints: ReadonlyMap<string, string>;
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
  /** Tables it took over from the module whose migration created them. */
  tables: readonly string[];
}

export interface Repository {
  files: readonly SourceFile[];
  /** Source files in no layer. */
  unplaced: readonly string[];
  packagesByName: ReadonlyMap<string, Package>;
  packagesByFolder: ReadonlyMap<string, Package>;
  /** Modules from the lowest tier to the highest. */
  tiers: Tiers;
  tree: Tree;
}

export type Tiers = readonly (readonly string[])[];

/** Reads a tree into files with their places and packages with their entry points. */
export function buildRepository(tree: Tree, tiers: Tiers = TIERS): Repository {
  const files: SourceFile[] = [];
  const unplaced: string[] = [];
  for (const [path, text] of tree) {
    if (!/\.tsx?$/.test(path)) continue;
    const place = placeOf(path);
    if (place) files.push({ path, place, ...readSource(path, text) });
    else unplaced.push(path);
  }
  const packages = [...tree]
    .filter(([path]) => path === 'package.json' || path.endsWith('/package.json'))
    .map(([path, text]) => readPackage(path, text));
  return {
    files,
    unplaced,
    packagesByName: new Map(packages.map((one) => [one.name, one])),
    packagesByFolder: new Map(packages.map((one) => [one.folder, one])),
    tiers,
    tree,
  };
}

interface PackageJson {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  sarn?: { tables?: string[] };
}

function readPackage(path: string, text: string): Package {
  const json = JSON.parse(text) as PackageJson;
  const folder = dirname(path);
  return {
    name: json.name,
    folder: folder === '.' ? '' : folder,
    entryPoints: new Map(Object.entries(json.exports ?? {})),
    dependencies: new Set(Object.keys(json.dependencies ?? {})),
    devDependencies: new Set(Object.keys(json.devDependencies ?? {})),
    tables: json.sarn?.tables ?? [],
  };
}
