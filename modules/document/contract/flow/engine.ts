/**
 * The names that the flow of one type of subject is written in. Each type of subject has names of
 * its own: those of documents are open (`flow.ts`), other modules bring types of their own.
 */
export interface FlowNames {
  readonly kind: string;
  /** What moves: a type of subject may have parts that move by themselves. */
  readonly subject: string;
  readonly state: string;
  readonly act: string;
  readonly role: string;
  readonly guard: string;
  readonly effect: string;
  readonly queue: string;
  /** The answers to each form, told apart by its name. */
  readonly answer: { readonly form: string; readonly input: unknown };
}

export type ActTone = 'primary' | 'quiet' | 'danger';

/** One row of a flow: in these states these people may do this, and then that holds. */
export interface TransitionOf<N extends FlowNames> {
  readonly on: N['subject'];
  readonly act: N['act'];
  readonly from: readonly N['state'][];
  readonly by: readonly N['role'][];
  /** The state afterwards; an effect may decide instead where it depends on others (`computed`). */
  readonly to: N['state'] | 'computed';
  readonly form: N['answer']['form'];
  readonly tone: ActTone;
  readonly guards?: readonly N['guard'][];
  readonly effects?: readonly N['effect'][];
  /** Nothing moves: neither place nor age in any queue changes, and nobody is notified. */
  readonly staysPut?: boolean;
}

/** Who finds the subject in which queue while it rests in a state. */
export interface WaitingOf<N extends FlowNames> {
  readonly queue: N['queue'];
  readonly for: readonly N['role'][];
}

export interface StateRowOf<N extends FlowNames> {
  readonly on: N['subject'];
  readonly state: N['state'];
  readonly waiting: readonly WaitingOf<N>[];
  /** Nobody waits for anything here; only reopening leads on, where the table has it. */
  readonly isFinal?: boolean;
  /** It has left, or everybody reads it: nobody is waited for, though somebody may yet do something. */
  readonly isAtRest?: boolean;
}

export interface FlowOf<N extends FlowNames> {
  readonly states: readonly StateRowOf<N>[];
  readonly transitions: readonly TransitionOf<N>[];
}

/** The flow of each kind of a type of subject. */
export type FlowsOf<N extends FlowNames> = { readonly [K in N['kind']]?: FlowOf<N> };

/** Where in a flow something stands. */
export interface PlaceOf<N extends FlowNames> {
  readonly on: N['subject'];
  readonly state: N['state'];
}

/** The rows that leave a state, in the order in which their buttons stand. */
export function rowsFrom<N extends FlowNames>(
  flow: FlowOf<N> | undefined,
  { on, state }: PlaceOf<N>,
): TransitionOf<N>[] {
  const rows = flow?.transitions ?? [];
  return rows.filter((row) => row.on === on && row.from.includes(state));
}

/** Who waits for a subject in a state; undefined when the flow does not know the state. */
export function stateRowIn<N extends FlowNames>(
  flow: FlowOf<N> | undefined,
  { on, state }: PlaceOf<N>,
): StateRowOf<N> | undefined {
  return flow?.states.find((row) => row.on === on && row.state === state);
}
