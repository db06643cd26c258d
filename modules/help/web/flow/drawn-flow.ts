import { actTerms } from '@sarn/document/contract';
import type { Flow, FlowState, FlowSubject, Transition } from '@sarn/document/contract';
import type { Term } from '@sarn/document/web';

/** A state in the drawing: its column, from the left, and its row in that. */
export interface DrawnState {
  readonly state: FlowState;
  readonly column: number;
  readonly row: number;
  readonly isFinal: boolean;
}

/** A line of the drawing: all acts that lead from one state to another. */
export interface DrawnStep {
  readonly from: DrawnState;
  readonly to: DrawnState;
  readonly acts: readonly Term[];
  /** It leads on, to a column further right; else it takes something back or ends it. */
  readonly isForward: boolean;
}

export interface DrawnFlow {
  readonly states: readonly DrawnState[];
  readonly steps: readonly DrawnStep[];
}

/**
 * The flow of a document, a sending or an assignment as a drawing: each state stands one column right of the
 * first one that leads to it. Acts whose end is computed have no line: the table tells of them.
 */
export function drawnFlow({ states, transitions }: Flow, on: FlowSubject): DrawnFlow {
  const rows = states.filter((row) => row.on === on);
  const acts = transitions.filter((act) => act.on === on);
  const columns = columnsOf(
    rows.map(({ state }) => state),
    acts,
  );
  const used = new Map<number, number>();
  const drawn = rows.map(({ state, isFinal = false }): DrawnState => {
    const column = columns.get(state) ?? 0;
    const row = used.get(column) ?? 0;
    used.set(column, row + 1);
    return { state, column, row, isFinal };
  });
  const steps = drawn.flatMap((from) =>
    drawn.flatMap((to): DrawnStep[] => {
      const between = acts.filter(
        (act) => act.to === to.state && act.from.includes(from.state) && from !== to,
      );
      if (between.length === 0) return [];
      const isForward = to.column > from.column && between.some(({ tone }) => tone !== 'danger');
      return [{ from, to, isForward, acts: between.map(({ act }) => actTerms[act]) }];
    }),
  );
  return { states: drawn, steps };
}

function columnsOf(states: readonly FlowState[], acts: readonly Transition[]) {
  const columns = new Map<FlowState, number>();
  let last = -1;
  for (const start of states) {
    // What no act leads to, or only a computed one, stands after the state before it in the table.
    if (columns.has(start)) last = columns.get(start) ?? last;
    else columns.set(start, (last += 1));
    spread(start, acts, columns);
  }
  return columns;
}

/** Gives what comes after a state its column, the nearest first. */
function spread(
  start: FlowState,
  acts: readonly Transition[],
  columns: Map<FlowState, number>,
): void {
  const queue = [start];
  for (let state = queue.shift(); state; state = queue.shift()) {
    const column = (columns.get(state) ?? 0) + 1;
    for (const next of nextOf(state, acts).filter((one) => !columns.has(one))) {
      columns.set(next, column);
      queue.push(next);
    }
  }
}

/** The states to which acts lead that neither take back nor end anything. */
const nextOf = (state: FlowState, acts: readonly Transition[]): FlowState[] =>
  acts.flatMap(({ from, to, tone }) =>
    tone !== 'danger' && to !== 'computed' && from.includes(state) ? [to] : [],
  );
