import { dirname } from 'node:path/posix';
import { placeOf } from './place.ts';
import type { Place } from './place.ts';
import { readSource } from './source.ts';
import type { Source } from './source.ts';

/** Path from the root, with `/`, to text: everything the checker knows of the repository. */
export type Tree = ReadonlyMap<string, string>;

export interface SourceFile extends Source {
  path: string;
  place: Place;
}

export interface Package {
  name: string;
  folder: string;
  /** Door ('.', './contract') → file. */
  doors: ReadonlyMap<string, string>;
  dependencies: ReadonlySet<string>;
  devDependencies: ReadonlySet<string>;
  /** Tables it took over from the module whose migration made them. */
  tables: readonly string[];
}

export interface House {
  files: readonly SourceFile[];
  /** Source files that lie in no room. */
  homeless: readonly string[];
  packagesByName: ReadonlyMap<string, Package>;
  packagesByFolder: ReadonlyMap<string, Package>;
  tree: Tree;
}

/** Reads a tree into files with their places and packages with their doors. */
export function buildHouse(tree: Tree): House {
  const files: SourceFile[] = [];
  const homeless: string[] = [];
  for (const [path, text] of tree) {
    if (!/\.tsx?$/.test(path)) continue;
    const place = placeOf(path);
    if (place) files.push({ path, place, ...readSource(path, text) });
    else homeless.push(path);
  }
  const packages = [...tree]
    .filter(([path]) => path === 'package.json' || path.endsWith('/package.json'))
    .map(([path, text]) => readPackage(path, text));
  return {
    files,
    homeless,
    packagesByName: new Map(packages.map((one) => [one.name, one])),
    packagesByFolder: new Map(packages.map((one) => [one.folder, one])),
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
    doors: new Map(Object.entries(json.exports ?? {})),
    dependencies: new Set(Object.keys(json.dependencies ?? {})),
    devDependencies: new Set(Object.keys(json.devDependencies ?? {})),
    tables: json.sarn?.tables ?? [],
  };
}
