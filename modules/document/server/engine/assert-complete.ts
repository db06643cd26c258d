import type { FlowNames, FlowOf, TransitionOf } from '../../contract/index.ts';
import type { Work } from './flow-part.ts';
import type { FlowTables } from './flow-tables.ts';

/**
 * Stops the start of the server when a row of a flow names what no part brings, or a form that its
 * guards and effects cannot read: at run time this would be skipped without an error, or would fail
 * while somebody works.
 *
 * @throws Error that names the flow, the row and what is missing, one message line for each
 */
export function assertComplete<N extends FlowNames, S, M>(
  name: string,
  tables: FlowTables<N, S, M>,
): void {
  const missing = [...tables.flows].flatMap(([kind, flow]) => [
    ...statesMissing(flow, tables).map((words) => `${kind}: ${words}`),
    ...flow.transitions.flatMap((row) =>
      rowMissing(flow, row, tables).map(
        (words) => `${kind}: row "${row.on} ${row.from.join('|')} ${row.act}": ${words}`,
      ),
    ),
  ]);
  if (missing.length === 0) return;
  throw new Error(`flows of ${name} are not complete:\n${missing.join('\n')}`);
}

function statesMissing<N extends FlowNames, S, M>(
  flow: FlowOf<N>,
  { roles }: FlowTables<N, S, M>,
): string[] {
  return flow.states.flatMap(({ on, state, waiting }) =>
    waiting.flatMap(({ queue, for: those }) =>
      those
        .filter((role) => !roles.has(role))
        .map((role) => `state "${on} ${state}", queue "${queue}": no role "${role}"`),
    ),
  );
}

function rowMissing<N extends FlowNames, S, M>(
  flow: FlowOf<N>,
  row: TransitionOf<N>,
  tables: FlowTables<N, S, M>,
): string[] {
  const { plainGuards, guards, effects, roles, forms } = tables;
  const known = new Set(flow.states.filter(({ on }) => on === row.on).map(({ state }) => state));
  const states = [...row.from, ...(row.to === 'computed' ? [] : [row.to])];
  const none = (what: string, names: readonly string[], has: (name: string) => boolean) =>
    names.filter((name) => !has(name)).map((name) => `no ${what} "${name}"`);
  const unread = (what: string, name: string, work: Work<M> | undefined) =>
    typeof work === 'object' && !work.forms.includes(row.form)
      ? [`the ${what} "${name}" does not read the form "${row.form}"`]
      : [];
  return [
    ...none('state', states, (state) => known.has(state)),
    ...none('form', [row.form], (form) => forms.has(form)),
    ...none('role', row.by, (role) => roles.has(role)),
    ...none('guard', row.guards ?? [], (one) => plainGuards.has(one) || guards.has(one)),
    ...none('effect', row.effects ?? [], (one) => effects.has(one)),
    ...(row.guards ?? []).flatMap((one) => unread('guard', one, guards.get(one))),
    ...(row.effects ?? []).flatMap((one) => unread('effect', one, effects.get(one))),
  ];
}
