/** The part of package-lock.json that tells which packages are installed where. */
export interface Lock {
  packages: Record<string, LockEntry>;
}

export interface LockEntry {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[] | string;
  cpu?: string[] | string;
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS: Record<string, string> = { win: 'win32', windows: 'win32', macos: 'darwin' };
const KNOWN_SYSTEMS = new Set(
  'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' '),
);
const KNOWN_CPUS = new Set(
  'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '),
);
const ARM_KINDS = new Set(['gnueabihf', 'musleabihf', 'eabi']);

/**
 * Packages for other systems that the lock should name and does not.
 *
 * npm leaves them out of the lock when the registry it was made with does not have them, and later
 * refuses that lock (`npm ci`: "Missing … from lock file") on every computer.
 *
 * @returns entries to add, by their place in the lock
 */
export function missingSystems(lock: Lock): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const parent of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      const entry = lock.packages[place] ? undefined : otherSystem(name, version);
      if (entry) missing[place] = parent.dev ? { ...entry, dev: true } : entry;
    }
  }
  return missing;
}

/** Undefined when the name has no system, or the version is a range: then npm must be asked. */
function otherSystem(name: string, version: string): LockEntry | undefined {
  const words = name.split(/[@/-]/).map((word) => SYSTEMS[word] ?? word);
  const os = words.findLast((word) => KNOWN_SYSTEMS.has(word));
  const cpu = words.findLast((word) => KNOWN_CPUS.has(word));
  if (!cpu || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return undefined;
  if (!os && cpu !== 'wasm32') return undefined;
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGnu = words.some((word) => word.startsWith('gnu'));
  return {
    version,
    cpu: [cpu],
    ...(os === 'linux' && !words.some((word) => ARM_KINDS.has(word)) && (isMusl || isGnu)
      ? { libc: [isMusl ? 'musl' : 'glibc'] }
      : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}
