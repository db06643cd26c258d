/** An entry of package-lock.json. */
export interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export type LockPackages = Readonly<Record<string, LockEntry>>;

/** A package of others that is delivered with the product. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** By which package it came. */
  readonly by: string;
}

/** What is started and what browsers load; everything that ships is needed by one of these. */
const roots = ['apps/server', 'apps/web'];
const modules = 'node_modules/';

/**
 * The packages that ship: what the two applications need at run time, and what that needs. Packages
 * for other systems are among them.
 *
 * @param licenceOf for an entry without a licence, as npm leaves it out for some; null if unknown
 */
export function shippedPackages(
  packages: LockPackages,
  licenceOf: (place: string) => string | null,
): Shipped[] {
  const found = new Map<string, string>();
  const open = roots.map((place) => ({ place, by: '' }));
  for (let next = open.pop(); next; next = open.pop()) {
    const { place, by } = next;
    if (found.has(place)) continue;
    found.set(place, by);
    for (const name of needs(packages[place] ?? {})) {
      const target = findPlace(packages, place, name);
      if (target !== null) open.push({ place: target, by: place });
    }
  }
  return [...found]
    .filter(([place]) => place.includes(modules))
    .map(([place, by]) => ({
      name: place.slice(place.lastIndexOf(modules) + modules.length),
      version: packages[place]?.version ?? '',
      licence: packages[place]?.license ?? licenceOf(place) ?? 'unknown',
      by: by.slice(by.lastIndexOf(modules) + (by.includes(modules) ? modules.length : 1)),
    }))
    .toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), 'en'));
}

const titleOf = ({ name, version }: Shipped): string => `${name} ${version}`;

function needs(entry: LockEntry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  const demanded = peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional);
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...demanded,
  ];
}

/** Where Node finds a package: in the folder of the one that needs it, or in one above. */
function findPlace(packages: LockPackages, from: string, name: string): string | null {
  for (let folder = from; ; folder = above(folder)) {
    const place = `${folder === '' ? '' : `${folder}/`}${modules}${name}`;
    const entry = packages[place];
    if (entry) return entry.link ? (entry.resolved ?? null) : place;
    if (folder === '') return null;
  }
}

function above(folder: string): string {
  const cut = folder.lastIndexOf(`/${modules}`);
  return cut < 0 ? '' : folder.slice(0, cut);
}
