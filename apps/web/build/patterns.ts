import { createFilter, normalizePath, searchForWorkspaceRoot } from 'vite';
import type { Part } from './parts/part.ts';

const root = `${normalizePath(searchForWorkspaceRoot(import.meta.dirname))}/`;

/** What patterns are compared with: the path of a module from the root of the repository. */
export function moduleName(id: string): string {
  const file = normalizePath(id.replace('\0', ''));
  return file.startsWith(root) ? file.slice(root.length) : file;
}

/**
 * Says whether a name matches one of these patterns. Vite's filter compiles them once; Node's
 * `matchesGlob` compiles at each call and was measured as 35 times slower.
 */
export function matcher(patterns: readonly string[]): (name: string) => boolean {
  return createFilter([...patterns], null, { resolve: false });
}

/** A pattern of a part that matches no module. */
interface Unmatched {
  readonly part: string;
  readonly pattern: string;
}

/** Patterns that match none of these modules; of `{a,b}` each alternative must match one. */
export function unmatched(parts: readonly Part[], ids: readonly string[]): Unmatched[] {
  const names = ids.map(moduleName);
  return parts.flatMap(({ name, of }) =>
    of
      .flatMap(alternatives)
      .filter((pattern) => !names.some(matcher([pattern])))
      .map((pattern) => ({ part: name, pattern })),
  );
}

function alternatives(pattern: string): string[] {
  const [braces, list] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined || list === undefined) return [pattern];
  return list.split(',').flatMap((one) => alternatives(pattern.replace(braces, one)));
}
