import { rowsFrom, stateRowIn } from '../../contract/index.ts';
import type { FlowNames, FlowOf, PlaceOf, StateRowOf, TransitionOf } from '../../contract/index.ts';
import { assertComplete } from './assert-complete.ts';
import type { FlowPart, FormReader, TransitionRunOf, Fields, Work } from './flow-part.ts';
import { tablesOf } from './flow-tables.ts';

/** What the engine has to know of a type of subject to read its flows. */
export interface FlowSetup<N extends FlowNames, S, M> {
  /** The type of subject, for messages. */
  readonly name: string;
  /** In which flow a subject is, and in which position. */
  readonly placeOf: (subject: S) => PlaceOf<N> & { readonly kind: N['kind'] };
  /** The keys that count instead of those of its roles; the same ones when left out. */
  readonly keysFor?: (subject: S, keys: readonly string[]) => readonly string[];
  readonly parts: readonly FlowPart<N, S, M>[];
}

/** Who waits in which queue. */
export interface WaitingKeys<N extends FlowNames> {
  readonly queue: N['queue'];
  readonly roles: readonly N['role'][];
  readonly keys: readonly string[];
}

/** The flows of one type of subject, with the code behind the names in them. */
export interface FlowEngine<N extends FlowNames, S, M extends TransitionRunOf<N, S>> {
  readonly name: string;
  /** Error codes of a step, as the parts bring them. */
  readonly errors: readonly string[];
  readonly forms: ReadonlyMap<string, FormReader<N['answer']>>;
  readonly flowOf: (kind: N['kind']) => FlowOf<N> | undefined;
  /** Rows that leave the present state, for all roles. */
  readonly rowsFor: (subject: S) => TransitionOf<N>[];
  /** Those of them that the subject itself does not refuse: the buttons. */
  readonly offersFor: (subject: S) => TransitionOf<N>[];
  readonly stateRowOf: (subject: S) => StateRowOf<N> | undefined;
  /** Keys of everybody who acts in any of the roles. */
  readonly keysOf: (roles: readonly N['role'][], subject: S) => string[];
  /** For whom, and in which queue, the subject waits in its present state. */
  readonly waitingFor: (subject: S) => WaitingKeys<N>[];
  readonly read: (form: N['answer']['form'], fields: Fields) => N['answer'];
  readonly assertGuards: (transitionRun: M) => Promise<void>;
  readonly runEffects: (transitionRun: M) => Promise<void>;
}

/**
 * The engine of one type of subject, made once from what the modules bring.
 *
 * @throws Error when a flow names what no module brings, or two bring the same name
 *   (`assertComplete`)
 */
export function flowEngine<N extends FlowNames, S, M extends TransitionRunOf<N, S>>(
  setup: FlowSetup<N, S, M>,
): FlowEngine<N, S, M> {
  const { name, placeOf, keysFor } = setup;
  const tables = tablesOf(setup.parts);
  assertComplete(name, tables);
  const { flows, forms, plainGuards, guards, effects, roles } = tables;
  const flowOf = (kind: N['kind']) => flows.get(kind);
  const rowsFor = (subject: S) => {
    const place = placeOf(subject);
    return rowsFrom(flowOf(place.kind), place);
  };
  const stateRowOf = (subject: S) => {
    const place = placeOf(subject);
    return stateRowIn(flowOf(place.kind), place);
  };
  const keysOf = (those: readonly N['role'][], subject: S) => {
    const keys = those.flatMap((role) => roles.get(role)?.(subject) ?? []);
    const found = keys.filter((key): key is string => Boolean(key));
    return [...new Set(keysFor ? keysFor(subject, found) : found)];
  };
  return {
    errors: setup.parts.flatMap((part) => part.errors ?? []),
    ...{ name, forms, flowOf, rowsFor, stateRowOf, keysOf },
    offersFor: (subject) =>
      rowsFor(subject).filter((row) =>
        (row.guards ?? []).every((guard) => !plainGuards.get(guard)?.(subject)),
      ),
    waitingFor: (subject) => {
      const row = stateRowOf(subject);
      const { on, state } = placeOf(subject);
      if (!row) throw new Error(`no such state: ${on} ${state}`);
      return row.waiting.map(({ queue, for: those }) => ({
        ...{ queue, roles: those, keys: keysOf(those, subject) },
      }));
    },
    read: (form, fields) => needed('form', form, forms.get(form)).read(fields),
    assertGuards: async (transitionRun) => {
      for (const guard of transitionRun.row.guards ?? []) {
        const refusal = plainGuards.get(guard)?.(transitionRun.subject);
        if (refusal) throw refusal;
        const work = guards.get(guard);
        if (work) await run(work, transitionRun);
      }
    },
    runEffects: async (transitionRun) => {
      for (const effect of transitionRun.row.effects ?? []) {
        await run(needed('effect', effect, effects.get(effect)), transitionRun);
      }
    },
  };
}

const run = <M>(work: Work<M>, transitionRun: M): Promise<void> =>
  typeof work === 'function' ? work(transitionRun) : work.run(transitionRun);

function needed<T>(what: string, name: string, value: T | undefined): T {
  if (value === undefined) throw new Error(`no ${what} "${name}"`);
  return value;
}
