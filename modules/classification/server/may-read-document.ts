import type { Caller, Handle } from '@sarn/platform-server';
import { mayOpenDocument } from './reading-session.service.ts';

/**
 * Whether the caller may read a document, and gave a reason where it is classified: the rule for
 * modules that keep parts of a document, such as the file store. It needs no module, so it can be
 * composed before any of them.
 */
export const mayReadDocument = (h: Handle, caller: Caller, documentId: string): Promise<boolean> =>
  mayOpenDocument(h, caller, documentId, new Date());
