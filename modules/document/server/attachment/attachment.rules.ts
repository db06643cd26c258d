import { isSecretKey, personPrincipal } from '@sarn/organisation/contract';
import { changeableRoles, fileChangeOf } from '../../contract/index.ts';
import { keysOfPost } from '../acting/post-keys.ts';
import type { DocumentEngine } from '../document-engine.ts';
import type { AttachedFile, PostCard } from '../ports.ts';
import type { DocumentRow } from '../subject.ts';

/**
 * Whether a person may replace the document's files by newer versions today. Limited powers are
 * given for acts of the flow, and this is not one of them.
 */
export function mayChangeFiles(
  engine: DocumentEngine,
  document: DocumentRow,
  person: {
    readonly id: string;
    readonly posts: readonly PostCard[];
    readonly principals: readonly string[];
  },
): boolean {
  const rule = fileChangeOf(document.kind);
  if (!rule.states.includes(document.state)) return false;
  const sealed = person.principals.filter(isSecretKey);
  const keys = new Set([
    personPrincipal(person.id),
    ...person.posts.flatMap(keysOfPost),
    ...sealed,
  ]);
  const none = { transmission: null, assignment: null, steps: [], assignments: [] };
  const subject = { on: 'document', document, ...none } as const;
  return engine.keysOf([rule.by], subject).some((key) => keys.has(key));
}

/** Whether it is a file of the document itself and not of a report or an opinion on it. */
export const isChangeable = ({ role }: Pick<AttachedFile, 'role'>): boolean =>
  changeableRoles.includes(role);
