/**
 * The names used in the flow of one type of subject. Each type of subject has its own names: other
 * modules can add to those of documents (`flow.ts`), or bring types of their own.
 */
export interface FlowNames {
  readonly kind: string;
  /** What changes state: a type of subject may have parts with states of their own. */
  readonly subject: string;
  readonly state: string;
  readonly act: string;
  readonly role: string;
  readonly guard: string;
  readonly effect: string;
  readonly queue: string;
  /** The answers to each form, discriminated by the name of the form. */
  readonly answer: { readonly form: string; readonly input: unknown };
}

export type ActTone = 'primary' | 'quiet' | 'danger';

/** One row of a flow: who may do this act in which states, and which state follows. */
export interface TransitionOf<N extends FlowNames> {
  readonly on: N['subject'];
  readonly act: N['act'];
  readonly from: readonly N['state'][];
  readonly by: readonly N['role'][];
  /** The state afterwards; `computed` where an effect decides it. */
  readonly to: N['state'] | 'computed';
  readonly form: N['answer']['form'];
  readonly tone: ActTone;
  readonly guards?: readonly N['guard'][];
  readonly effects?: readonly N['effect'][];
  /** No queue entry changes its place or age, and nobody is notified. */
  readonly staysPut?: boolean;
}

/** In whose queue the subject is while it is in a state. */
export interface WaitingOf<N extends FlowNames> {
  readonly queue: N['queue'];
  readonly for: readonly N['role'][];
}

export interface StateRowOf<N extends FlowNames> {
  readonly on: N['subject'];
  readonly state: N['state'];
  readonly waiting: readonly WaitingOf<N>[];
  /**
   * Nobody waits for anything here; only reopening, where the flow has it, leads to another state.
   */
  readonly isFinal?: boolean;
  /** It was sent or published: nobody has to act, though some acts may still be possible. */
  readonly isAtRest?: boolean;
}

export interface FlowOf<N extends FlowNames> {
  readonly states: readonly StateRowOf<N>[];
  readonly transitions: readonly TransitionOf<N>[];
}

/** The flow of each kind of a type of subject. */
export type FlowsOf<N extends FlowNames> = { readonly [K in N['kind']]?: FlowOf<N> };

/** The position of a subject in a flow. */
export interface PlaceOf<N extends FlowNames> {
  readonly on: N['subject'];
  readonly state: N['state'];
}

/** The rows that leave a state, in the order of their buttons. */
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
