import type { z } from 'zod';
import type { FlowNames, FlowOf, StateRowOf, TransitionOf, WaitingOf } from './engine.ts';

/*
 * The names in the flows of documents. They are open: whoever brings a form, a guard or an effect
 * adds its name here (`declare module`), so that tables, code and screens are checked against all
 * names of the program, and this file knows none of them.
 */

/** Kinds of document. */
export interface DocumentKinds {}
export type DocumentKind = keyof DocumentKinds;

/** States of the document itself. */
export interface DocumentStates {}
export type DocumentState = keyof DocumentStates;

/** What moves, with its states: the document itself, and what modules let move beside it. */
export interface FlowSubjects {
  document: DocumentState;
}
export type FlowSubject = keyof FlowSubjects;
export type FlowState = FlowSubjects[FlowSubject];

/**
 * Who acts, said in terms of the subject. Each role becomes the keys of the persons who act for
 * it today, which is all that queues, buttons and the check need.
 */
export interface FlowRoles {}
export type FlowRole = keyof FlowRoles;

/** Conditions beyond state and role. */
export interface FlowGuards {}
export type FlowGuard = keyof FlowGuards;

/** What a move does besides changing the state. */
export interface FlowEffects {}
export type FlowEffect = keyof FlowEffects;

/** The questions asked before a move, each with the schema of its answers. */
export interface FlowForms {}
export type FlowForm = keyof FlowForms;
export type FormInput<F extends FlowForm> = z.output<FlowForms[F]>;

/** The answers to one form, told apart by its name. */
export type AnswerTo<F extends FlowForm> = {
  [K in F]: { readonly form: K; readonly input: FormInput<K> };
}[F];
export type FlowAnswer = AnswerTo<FlowForm>;

/** The answers to a form as they are sent: `asked` names the form. */
export type SentAnswer = {
  [F in FlowForm]: { readonly asked: F; readonly form: z.input<FlowForms[F]> };
}[FlowForm];

export interface ActCodes {}
export type ActCode = keyof ActCodes;

/** Queues in which something may wait. */
export interface FlowQueues {}

/** The names of documents, for the engine. */
export interface DocumentNames extends FlowNames {
  readonly kind: DocumentKind;
  readonly subject: FlowSubject;
  readonly state: FlowState;
  readonly act: ActCode;
  readonly role: FlowRole;
  readonly guard: FlowGuard;
  readonly effect: FlowEffect;
  readonly queue: keyof FlowQueues;
  readonly answer: FlowAnswer;
}

export type Transition = TransitionOf<DocumentNames>;
export type Waiting = WaitingOf<DocumentNames>;
export type StateRow = StateRowOf<DocumentNames>;
export type Flow = FlowOf<DocumentNames>;
