import type { DocumentState, FlowRole } from '../flow/flow.ts';
import type { DocumentKind } from '../kinds.ts';

/** Who may put a newer version in the place of a file of a document, and while it is in which states. */
export interface FileChangeRule {
  readonly states: readonly DocumentState[];
  readonly by: FlowRole;
}

/**
 * A bad scan is made again by the registry for as long as the letter is on its way. What was
 * written in the house changes with its drafter alone: whoever reviewed or signed it saw
 * its files too.
 */
const received: FileChangeRule = {
  states: ['ARRIVED', 'REGISTERED', 'PRESENTED', 'COMMANDED', 'DISTRIBUTED'],
  by: 'ownerClerk',
};
const written: FileChangeRule = { states: ['DRAFT'], by: 'drafter' };

/** The rule of a kind of paper. */
export const fileChangeOf = (kind: DocumentKind): FileChangeRule =>
  kind === 'outside' ? received : written;

/** What a file is to its document; those that came with a report or an opinion belong to history. */
export const changeableRoles: readonly string[] = ['main', 'attachment'];
