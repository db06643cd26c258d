import type { ActCode, DocumentKind } from '@sarn/document/contract';
import { rowsFrom, stateRowIn, watchingQueues } from '@sarn/document/contract';
import type { FlowsOf } from '@sarn/document/contract';
import type { DocumentNames, FlowState, FlowSubject, Transition } from '@sarn/document/contract';
import { incomingStates, incomingTransitions } from './incoming.flow.ts';
import { assignmentStates, assignmentTransitions } from './assignment.flow.ts';
import { transmissionStates, transmissionTransitions } from './transmission.flow.ts';
import { letterFlows } from './letter.flow.ts';
import { memoStates, memoTransitions } from './memo.flow.ts';
import { publicationFlow } from './publication.flow.ts';
import { publicationKinds } from '@sarn/document/contract';

const sharedStates = [...transmissionStates, ...assignmentStates];
const sharedTransitions = [...transmissionTransitions, ...assignmentTransitions];

/**
 * The whole flow of a document: what may happen to which kind, when, by whom.
 *
 * This table is the only source: the server checks against it, and the buttons of the page and the
 * queues are made from it. A kind is added by adding its rows.
 */
export const flows: FlowsOf<DocumentNames> = {
  outside: {
    states: [...incomingStates, ...sharedStates],
    transitions: [...incomingTransitions, ...sharedTransitions],
  },
  inside: {
    states: [...memoStates, ...sharedStates],
    transitions: [...memoTransitions, ...sharedTransitions],
  },
  ...letterFlows,
  ...Object.fromEntries(publicationKinds.map((kind) => [kind, publicationFlow(kind)])),
};

/** Acts of these flows that give a number. */
export const numberingActs: readonly ActCode[] = [
  'register',
  'receive',
  'sign',
  'approve',
  'number',
  'enter',
];

/** The rows that leave a state, in the order of their buttons. */
export function transitionsFrom(kind: DocumentKind, on: FlowSubject, state: FlowState) {
  return rowsFrom(flows[kind], { on, state });
}

/** The row of one act in one state, if the table has it. */
export function findTransition(
  kind: DocumentKind,
  on: FlowSubject,
  state: FlowState,
  act: string,
): Transition | undefined {
  return transitionsFrom(kind, on, state).find((row) => row.act === act);
}

/** Who waits for a subject in a state; undefined when the kind does not know the state. */
export function stateRow(kind: DocumentKind, on: FlowSubject, state: FlowState) {
  return stateRowIn(flows[kind], { on, state });
}

/**
 * The act for which a subject waits: the primary one of those for whom it waits. Lists, the first page and
 * notices all name this act, so that nobody is promised one that the opened document does not have.
 *
 * @param queue only of those for whom it waits in this queue; absent: in any but those that only watch
 */
export function waitingAct(
  { kind, on, state }: { kind: DocumentKind; on: FlowSubject; state: FlowState },
  queue?: string,
): ActCode | undefined {
  const isMeant = (code: string) =>
    queue === undefined ? !watchingQueues.some((watching) => watching === code) : code === queue;
  const waiting = stateRow(kind, on, state)?.waiting ?? [];
  const roles = waiting.flatMap((row) => (isMeant(row.queue) ? row.for : []));
  return transitionsFrom(kind, on, state).find(
    ({ tone, by }) => tone === 'primary' && by.some((role) => roles.includes(role)),
  )?.act;
}
