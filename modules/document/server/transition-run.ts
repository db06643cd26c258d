import type { SignedContext, Tx } from '@sarn/platform-server';
import type { AnswerTo, DocumentNames, FlowAnswer, FlowForm } from '../contract/index.ts';
import type { ActRehearsal, ActRequest } from './act-request.ts';
import type { Actor } from './actor.ts';
import type { Dependencies } from './dependencies.ts';
import type { DocumentChange } from './document.store.ts';
import type { Asking, TransitionRunOf } from './engine/flow-part.ts';
import type { EventDetail } from './event.store.ts';
import type { TransmissionChange } from './transmission.store.ts';
import type { AssignmentChange } from './assignment.store.ts';
import type { PostCard } from './ports.ts';
import type { StepRow, Subject } from './subject.ts';

/**
 * One transition of a document, a transmission or an assignment while it runs: what its guards read
 * and its effects write.
 */
export interface TransitionRun extends TransitionRunOf<DocumentNames, Subject> {
  readonly deps: Dependencies;
  readonly tx: Tx;
  readonly context: SignedContext;
  readonly actor: Actor;
  readonly keepsPages: boolean;
  /** Given where the transaction is rolled back. */
  readonly rehearsal: ActRehearsal | undefined;
  readonly onSteps: ActRequest['onSteps'];
  /** Key by which the actor may do it. */
  readonly principal: string;
  readonly actorPost: string;
  /** The post of the actor; null for an actor without a post. */
  readonly post: PostCard | null;

  /** The steps of the route as they are after the transition. */
  steps: readonly StepRow[];
  readonly documentChange: DocumentChange;
  transmissionChange: TransmissionChange;
  assignmentChange: AssignmentChange;
  /** Other subjects whose place in the queues changed with this transition. */
  readonly alsoMoved: Subject[];
  /** Keys that may read the document from now on. */
  readonly newReaders: string[];
  readonly detail: EventDetail[];
  readonly fileIds: string[];
}

/**
 * A guard or an effect of documents that reads the answers to one of these forms. A row that names
 * it and asks another form stops the start of the server.
 */
export function asking<F extends FlowForm>(
  forms: readonly F[],
  run: (transitionRun: TransitionRun, answer: AnswerTo<F>) => Promise<void>,
): Asking<TransitionRun> {
  return {
    forms,
    run: (transitionRun) => {
      const { answer } = transitionRun;
      if (!isAnswerTo(answer, forms)) throw new Error(`the form ${answer.form} was not foreseen`);
      return run(transitionRun, answer);
    },
  };
}

function isAnswerTo<F extends FlowForm>(
  answer: FlowAnswer,
  forms: readonly F[],
): answer is FlowAnswer & AnswerTo<F> {
  return forms.some((form) => form === answer.form);
}

/** The reason or the note that the actor gave. */
export function noteOf({ answer: { input } }: TransitionRun): string {
  if ('reason' in input) return input.reason;
  return 'note' in input ? input.note : '';
}
