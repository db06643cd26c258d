import type { Finding } from '../finding.ts';
import type { Repository } from '../repository.ts';
import { namedTables } from './named-tables.ts';
import { declaredReads, tableOwners } from './tables.ts';

/**
 * A module reads tables of lower tiers only. What it needs of a higher one is given to it as a
 * relation (`relation` of the platform): it then knows columns, and neither the table nor its owner.
 * A declared read that no store makes is refused too, so that the lists tell what is so.
 */
export function checkReads(repository: Repository): Finding[] {
  const owners = tableOwners(repository);
  const used = new Set(
    repository.files.flatMap(({ code, place }) =>
      namedTables(code).map(([table]) => `${place.packageFolder} ${owners.get(table) ?? ''}`),
    ),
  );
  return [...declaredReads(repository)].flatMap(([folder, reads]) =>
    reads.flatMap((owner) => {
      const message = complaint(repository, folder, owner, used.has(`${folder} ${owner}`));
      if (message === undefined) return [];
      return { file: manifestOf(repository, folder), line: 1, rule: 'read' as const, message };
    }),
  );
}

const nameOf = (folder: string): string => folder.replace('modules/', '');

function complaint(
  { tiers }: Repository,
  folder: string,
  owner: string,
  isUsed: boolean,
): string | undefined {
  const tierOf = (name: string): number => tiers.findIndex((tier) => tier.includes(name));
  const [reader, read] = [nameOf(folder), nameOf(owner)];
  if (tierOf(read) >= tierOf(reader)) {
    return `${reader} may not read tables of ${read}, which is not below it – let ${read} give a relation, or move the column`;
  }
  return isUsed ? undefined : `${reader} reads no table of ${read} – take it out of "reads"`;
}

const manifestOf = ({ tree }: Repository, folder: string): string => {
  const manifest = `${folder}/server/manifest.ts`;
  return tree.has(manifest) ? manifest : `${folder}/server/index.ts`;
};
