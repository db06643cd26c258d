import type { AppError } from '@sarn/kernel';
import type { FlowNames, TransitionOf } from '../../contract/index.ts';
import type { FlowEngine } from './flow-engine.ts';
import type { Fields, TransitionRunOf } from './flow-part.ts';

/** The request of a transition. */
export interface AskedOf<N extends FlowNames> {
  readonly on: N['subject'];
  readonly act: string;
  /** The form that was answered; that of the row where left out. */
  readonly asked?: string | undefined;
  readonly form: Fields;
}

/** What a transition is started from. `W` says who acts, and by which key. */
export interface BegunOf<N extends FlowNames, S, W> {
  readonly subject: S;
  readonly row: TransitionOf<N>;
  readonly answer: N['answer'];
  readonly by: W;
}

/**
 * How one type of subject is loaded, judged and written. `A` is the request, with the transaction
 * and the caller.
 */
export interface SubjectType<N extends FlowNames, S, M, A, W> {
  /**
   * Loads and locks it; throws alike when it does not exist and when the caller may not read it.
   */
  readonly load: (asked: A) => Promise<S>;
  /** Throws when the caller looked at an older version. */
  readonly assertCurrent: (asked: A, subject: S) => void;
  /** The error for an act that the flow does not have in this state. */
  readonly notPossible: (asked: A) => AppError;
  /** Who acts, and by which key; throws when the caller acts in none of the roles of the row. */
  readonly authorize: (asked: A, subject: S, row: TransitionOf<N>) => Promise<W>;
  readonly start: (asked: A, begun: BegunOf<N, S, W>) => M;
  /** Writes the state and what the effects changed; returns the subject as it is then. */
  readonly keep: (run: M, state: N['state']) => Promise<S>;
  /** Writes history, queues and notices. */
  readonly finish: (run: M, after: S) => Promise<void>;
}

/**
 * Runs one step of the flow of a subject. Everything is in the transaction of the caller, and
 * statements that take a lock for which others wait come last.
 *
 * @returns the number given by the transition, as printed; null when it gives none
 */
export async function runTransition<
  N extends FlowNames,
  S,
  M extends TransitionRunOf<N, S>,
  A extends AskedOf<N>,
  W,
>(engine: FlowEngine<N, S, M>, type: SubjectType<N, S, M, A, W>, asked: A): Promise<string | null> {
  const subject = await type.load(asked);
  const row = engine.rowsFor(subject).find((one) => one.act === asked.act);
  if (!row) throw type.notPossible(asked);
  type.assertCurrent(asked, subject);
  const by = await type.authorize(asked, subject, row);
  if (asked.asked !== undefined && asked.asked !== row.form) throw type.notPossible(asked);
  const answer = engine.read(row.form, asked.form);
  const run = type.start(asked, { subject, row, answer, by });
  await engine.assertGuards(run);
  await engine.runEffects(run);
  if (run.to === 'computed') throw new Error(`${row.act} did not decide its state`);
  const after = await type.keep(run, run.to);
  await type.finish(run, after);
  let number: string | null = null;
  for (const statement of run.last) number = (await statement()) ?? number;
  return number;
}
