import type { SignedContext, Tx } from '@sarn/platform-server';
import type { FlowForm, FlowState, FormInput, Transition } from '../contract/index.ts';
import type { Actor } from './actor.ts';
import type { Desk } from './desk.ts';
import type { DocumentChange } from './document.store.ts';
import type { EventDetail } from './event.store.ts';
import type { LegChange } from './leg.store.ts';
import type { JobChange } from './job.store.ts';
import type { PostCard } from './ports.ts';
import type { StepRow, Subject } from './subject.ts';

/** One move of the flow while it is being made: what guards read and effects write. */
export interface Move {
  readonly desk: Desk;
  readonly tx: Tx;
  readonly context: SignedContext;
  readonly actor: Actor;
  /** Key by which the actor may do it. */
  readonly holder: string;
  readonly actorPost: string;
  /** The chair he acts from; null for who has none. */
  readonly post: PostCard | null;
  readonly row: Transition;
  readonly subject: Subject;
  readonly input: Record<string, unknown>;

  /** State afterwards; effects set it where the table says `computed`. */
  to: FlowState | 'computed';
  /** The stations as they are after the move. */
  steps: readonly StepRow[];
  readonly documentChange: DocumentChange;
  legChange: LegChange;
  jobChange: JobChange;
  /** Other things whose place in the queues changed with this move. */
  readonly alsoMoved: Subject[];
  /** Keys that may read the paper from now on. */
  readonly newReaders: string[];
  readonly detail: EventDetail[];
  readonly fileIds: string[];
  /** Statements that hold a lock others wait for: run last, in order. */
  readonly last: (() => Promise<string | null>)[];
}

/** The answers to the move's question, typed by the form that asked it. */
export function answers<F extends FlowForm>(move: Move, _form: F): FormInput<F> {
  return move.input as FormInput<F>;
}
