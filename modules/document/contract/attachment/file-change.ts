import type { DocumentState, FlowRole } from '../flow/flow.ts';
import type { DocumentKind } from '../kinds.ts';

/** Who may replace a file of a document by a newer version, and in which states of the document. */
export interface FileChangeRule {
  readonly states: readonly DocumentState[];
  readonly by: FlowRole;
}

/**
 * The registry may replace a bad scan of a received letter until the letter is closed. The files of
 * a document written in the agency are changed by its drafter alone, and only in a draft: those who
 * reviewed or signed it saw its files too.
 */
const received: FileChangeRule = {
  states: ['ARRIVED', 'REGISTERED', 'PRESENTED', 'COMMANDED', 'DISTRIBUTED'],
  by: 'ownerClerk',
};
const written: FileChangeRule = { states: ['DRAFT'], by: 'drafter' };

/** The rule of a kind of document. */
export const fileChangeOf = (kind: DocumentKind): FileChangeRule =>
  kind === 'outside' ? received : written;

/** Roles of files that may be replaced; files that came with a report or an opinion are history. */
export const changeableRoles: readonly string[] = ['main', 'attachment'];
