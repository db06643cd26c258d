import type { Finding } from '../finding.ts';
import type { House } from '../house.ts';
import type { Place } from '../place.ts';
import { FLOORS, GROUND_SIDEWAYS } from '../table.ts';
import type { Complaint } from './imports.ts';

/** One may look down, never up; sideways only at a contract, or as agreed on the ground floor. */
export function checkFloor(from: Place, to: Place): Complaint[] {
  if (from.module === undefined || to.module === undefined || from.module === to.module) return [];
  return [...judge(from.module, to.module, to.room === 'contract')];
}

function judge(from: string, to: string, isContract: boolean): Complaint[] {
  const own = FLOORS[from];
  const other = FLOORS[to];
  if (own === undefined || other === undefined) {
    const homeless = own === undefined ? from : to;
    return [['floor', `module ${homeless} has no floor – give it one in tools/rooms/table.ts`]];
  }
  if (own > other) return [];
  if (own < other) {
    return [
      ['floor', `${from} may not look up at ${to} – let ${to} register itself in ${from}'s slot`],
    ];
  }
  const isAgreed = own === 0 ? GROUND_SIDEWAYS.includes(`${from} → ${to}`) : isContract;
  if (isAgreed) return [];
  const instead =
    own === 0 ? 'agree on it in tools/rooms/table.ts' : `use its contract, or an event of it`;
  return [['floor', `${from} may not look sideways at ${to} – ${instead}`]];
}

/** What package.json declares is held to the floors too, used or not; and nobody may look in a ring. */
export function checkDeclaredModules(house: House): Finding[] {
  const graph = declaredModules(house);
  const findings: Finding[] = [];
  for (const [from, others] of graph) {
    for (const to of others) {
      for (const [rule, message] of judge(from, to, true)) {
        findings.push({ file: packageFile(from), line: 1, rule, message });
      }
    }
  }
  const ring = findRing(graph);
  if (ring) {
    findings.push({
      file: packageFile(ring[0] ?? ''),
      line: 1,
      rule: 'cycle',
      message: `modules look at each other in a ring: ${ring.join(' → ')} – turn one look into a registration or an event`,
    });
  }
  return findings;
}

function packageFile(module: string): string {
  return `modules/${module}/package.json`;
}

function declaredModules(house: House): Map<string, string[]> {
  const modules = [...house.packagesByFolder.values()].filter(({ folder }) =>
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

/** The first ring met, its start named again at the end. */
export function findRing(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    done.add(node);
    for (const next of graph.get(node) ?? []) {
      const ring = walk(next, [...path, node]);
      if (ring) return ring;
    }
    return undefined;
  };
  for (const node of graph.keys()) {
    const ring = walk(node, []);
    if (ring) return ring;
  }
  return undefined;
}
