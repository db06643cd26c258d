import type { Complaint, Finding } from '../finding.ts';
import type { Repository } from '../repository.ts';
import type { Place } from '../place.ts';

const TIERS_FILE = 'tools/boundaries/tiers.ts';

/** A module imports from lower tiers only, and never from another module of its own tier. */
export function checkTier(repository: Repository, from: Place, to: Place): Complaint[] {
  if (from.module === undefined || to.module === undefined || from.module === to.module) return [];
  return judge(repository, from.module, to.module);
}

function judge({ tiers }: Repository, from: string, to: string): Complaint[] {
  const tierOf = (module: string): number => tiers.findIndex((tier) => tier.includes(module));
  const unplaced = [from, to].find((module) => tierOf(module) < 0);
  if (unplaced !== undefined) {
    return [['tier', `module ${unplaced} has no tier – give it one in ${TIERS_FILE}`]];
  }
  if (tierOf(from) > tierOf(to)) return [];
  const where = tierOf(from) === tierOf(to) ? 'on its own tier' : 'above it';
  return [
    [
      'tier',
      `${from} may not import ${to}, which is ${where} – let ${to} register itself in a slot of ${from}, or use an event`,
    ],
  ];
}

/** Dependencies in package.json obey the tiers too, used or not; and modules must have no cycle. */
export function checkDeclaredModules(repository: Repository): Finding[] {
  const graph = declaredModules(repository);
  const findings: Finding[] = [];
  for (const [from, others] of graph) {
    for (const to of others) {
      for (const [rule, message] of judge(repository, from, to)) {
        findings.push({ file: packageFile(from), line: 1, rule, message });
      }
    }
  }
  const circle = findCircle(graph);
  if (circle) {
    findings.push({
      file: packageFile(circle[0] ?? ''),
      line: 1,
      rule: 'cycle',
      message: `modules import each other in a circle: ${circle.join(' → ')} – turn one import into a registration or an event`,
    });
  }
  return findings;
}

function packageFile(module: string): string {
  return `modules/${module}/package.json`;
}

function declaredModules(repository: Repository): Map<string, string[]> {
  const modules = [...repository.packagesByFolder.values()].filter(({ folder }) =>
    folder.startsWith('modules/'),
  );
  const folders = new Map(modules.map(({ name, folder }) => [name, moduleName(folder)]));
  return new Map(
    modules.map(({ folder, dependencies }) => [
      moduleName(folder),
      [...dependencies].flatMap((name) => folders.get(name) ?? []),
    ]),
  );
}

function moduleName(folder: string): string {
  return folder.slice('modules/'.length);
}

/** The first cycle found, its start named again at the end. */
export function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    done.add(node);
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...path, node]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = walk(node, []);
    if (circle) return circle;
  }
  return undefined;
}
