import type { z } from 'zod';
import type { FlowNames, FlowOf, StateRowOf, TransitionOf, WaitingOf } from './engine.ts';

/*
 * The names in the flows of documents. The interfaces are open: a module that brings a form, a
 * guard or an effect adds its name here (`declare module`), so that tables, code and screens are
 * checked against all names of the program. This file itself names none of them.
 */

/** Kinds of document. */
export interface DocumentKinds {}
export type DocumentKind = keyof DocumentKinds;

/** States of the document itself. */
export interface DocumentStates {}
export type DocumentState = keyof DocumentStates;

/** What changes state, with its states: the document itself, and what modules add beside it. */
export interface FlowSubjects {
  document: DocumentState;
}
export type FlowSubject = keyof FlowSubjects;
export type FlowState = FlowSubjects[FlowSubject];

/**
 * Who acts, relative to the subject. Each role is resolved to the keys of the persons who act in it
 * today; queues, buttons and the check need nothing more.
 */
export interface FlowRoles {}
export type FlowRole = keyof FlowRoles;

/** Conditions beyond state and role. */
export interface FlowGuards {}
export type FlowGuard = keyof FlowGuards;

/** What a transition does besides changing the state. */
export interface FlowEffects {}
export type FlowEffect = keyof FlowEffects;

/** The questions asked before a transition, each with the schema of its answers. */
export interface FlowForms {}
export type FlowForm = keyof FlowForms;
export type FormInput<F extends FlowForm> = z.output<FlowForms[F]>;

/** The answers to one form, discriminated by its name. */
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
