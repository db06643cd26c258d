import type { AppError } from '@sarn/kernel';
import { readInput } from '@sarn/platform-server';
import type { z } from 'zod';
import type { FlowNames, FlowsOf, TransitionOf } from '../../contract/index.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A transition while it runs, for any subject: what guards read and effects write. */
export interface TransitionRunOf<N extends FlowNames, S> {
  readonly row: TransitionOf<N>;
  readonly subject: S;
  readonly answer: N['answer'];
  /** State afterwards; effects set it where the row says `computed`. */
  to: N['state'] | 'computed';
  /**
   * Statements that take a lock for which others wait: run last, in order. One may give a number.
   */
  readonly last: (() => Promise<string | null>)[];
}

/** A form with the function that makes its answers from the fields that were sent. */
export interface FormReader<A extends FlowNames['answer']> {
  readonly form: A['form'];
  readonly schema: z.ZodType;
  /** @throws 'platform.invalid-input' */
  readonly read: (fields: Fields) => A;
}

/** A form as a module registers it. */
export function formOf<F extends string, S extends z.ZodType>(form: F, schema: S) {
  return {
    form,
    schema,
    read: (fields: Fields) => ({ form, input: readInput(schema, fields) }),
  };
}

/** A guard or an effect that reads the answers: rows that name it must ask one of its forms. */
export interface Asking<M> {
  readonly forms: readonly string[];
  readonly run: (run: M) => Promise<void>;
}

/** Returns the refusal, or null when the transition may go on. */
export type PlainGuard<S> = (subject: S) => AppError | null;

/** Keys of those who act in a role; a role without a person has none. */
export type KeysOfRole<S> = (subject: S) => readonly (string | null | undefined)[];

export type Work<M> = ((run: M) => Promise<void>) | Asking<M>;

/**
 * What one module brings to the flows of a type of subject. Everything that a row of a flow names
 * must be given by exactly one part (`assertComplete`).
 *
 * `N` are the names, `S` is the subject, `M` is a transition of it that runs.
 */
export interface FlowPart<N extends FlowNames, S, M> {
  /** The module, for messages. */
  readonly owner: string;
  /** Error codes of its guards and effects. */
  readonly errors?: readonly string[];
  /** Flows of its kinds, or rows that it adds to the flows of others. */
  readonly flows?: FlowsOf<N>;
  readonly forms?: readonly FormReader<N['answer']>[];
  /** Conditions that the subject alone decides: they also decide whether a button is shown. */
  readonly plainGuards?: { readonly [G in N['guard']]?: PlainGuard<S> };
  /** Conditions that need the answers, the people or the database. */
  readonly guards?: { readonly [G in N['guard']]?: Work<M> };
  readonly effects?: { readonly [E in N['effect']]?: Work<M> };
  /** Keys of those who act in a role. */
  readonly roles?: { readonly [R in N['role']]?: KeysOfRole<S> };
}
