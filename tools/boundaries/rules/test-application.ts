import type { Repository, SourceFile } from '../repository.ts';

/** The whole server with a small agency in it: what integration tests of every module share. */
const TEST_APPLICATION = '@sarn/server/testing';

export const isTestApplication = (specifier: string): boolean => specifier === TEST_APPLICATION;

/**
 * A module is tested in the whole application, which is above all tiers. So its integration tests,
 * and what only they share (`*.testing.ts`), may import that one entry point, and need not declare
 * it:
 * a declared one would be a cycle of packages. Their other imports obey the tiers as usual.
 */
export function mayUseTestApplication({ path, place }: SourceFile): boolean {
  const isInModule = place.module !== undefined && place.layer === 'server';
  return isInModule && /\.(int\.test|testing)\.ts$/.test(path);
}

/**
 * A test that runs the whole application checks in the database what it wrote: in tables of the
 * platform, and of modules in the tiers below its own.
 *
 * @param owner folder of the owner of a table
 */
export function maySeeTable({ tiers }: Repository, file: SourceFile, owner: string): boolean {
  const { module } = file.place;
  const opens = file.imports.some(({ specifier }) => specifier === TEST_APPLICATION);
  if (module === undefined || !opens || !mayUseTestApplication(file)) return false;
  const tierOf = (name: string): number => tiers.findIndex((tier) => tier.includes(name));
  return owner === 'platform' || tierOf(owner.replace('modules/', '')) < tierOf(module);
}
