import type { FlowNames, FlowOf } from '../../contract/index.ts';
import type { FlowPart, FormReader, KeysOfRole, PlainGuard, Work } from './flow-part.ts';

/** All that the parts bring, by name. */
export interface FlowTables<N extends FlowNames, S, M> {
  readonly flows: ReadonlyMap<string, FlowOf<N>>;
  readonly forms: ReadonlyMap<string, FormReader<N['answer']>>;
  readonly plainGuards: ReadonlyMap<string, PlainGuard<S>>;
  readonly guards: ReadonlyMap<string, Work<M>>;
  readonly effects: ReadonlyMap<string, Work<M>>;
  readonly roles: ReadonlyMap<string, KeysOfRole<S>>;
}

/**
 * Combines the parts.
 *
 * @throws Error when two parts bring the same name: which of them ran would depend on their order
 */
export function tablesOf<N extends FlowNames, S, M>(
  parts: readonly FlowPart<N, S, M>[],
): FlowTables<N, S, M> {
  type Part = FlowPart<N, S, M>;
  const formsOf = (part: Part) =>
    Object.fromEntries((part.forms ?? []).map((reader) => [reader.form, reader]));
  const tables = {
    flows: flowsOf(parts),
    forms: byName(parts, 'form', formsOf),
    plainGuards: byName<Part, PlainGuard<S>>(parts, 'guard', (part) => part.plainGuards),
    guards: byName<Part, Work<M>>(parts, 'guard', (part) => part.guards),
    effects: byName<Part, Work<M>>(parts, 'effect', (part) => part.effects),
    roles: byName<Part, KeysOfRole<S>>(parts, 'role', (part) => part.roles),
  };
  for (const name of tables.plainGuards.keys()) {
    if (tables.guards.has(name)) throw new Error(`the guard "${name}" is given twice`);
  }
  return tables;
}

function byName<P extends { readonly owner: string }, T>(
  parts: readonly P[],
  what: string,
  tableOf: (part: P) => { readonly [name: string]: T | undefined } | undefined,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const part of parts) {
    for (const [name, value] of Object.entries(tableOf(part) ?? {})) {
      if (value === undefined) continue;
      if (found.has(name)) {
        throw new Error(`the ${what} "${name}" is given twice, the second time by ${part.owner}`);
      }
      found.set(name, value);
    }
  }
  return found;
}

/** A flow of several parts has the rows of the first part first. */
function flowsOf<N extends FlowNames, S, M>(
  parts: readonly FlowPart<N, S, M>[],
): ReadonlyMap<string, FlowOf<N>> {
  const found = new Map<string, FlowOf<N>>();
  for (const part of parts) {
    for (const [kind, flow] of Object.entries<FlowOf<N> | undefined>(part.flows ?? {})) {
      if (!flow) continue;
      const known = found.get(kind) ?? { states: [], transitions: [] };
      found.set(kind, {
        states: [...known.states, ...flow.states],
        transitions: [...known.transitions, ...flow.transitions],
      });
    }
  }
  return found;
}
