import type { Caller, Handle } from '@sarn/platform-server';
import { mayOpenDocument } from './reading-session.service.ts';

/**
 * Whether the caller may read a document, and said why where it is classified: the rule for whoever
 * keeps something that belongs to one, such as the file store. It needs no module, so it can be
 * given before there is one.
 */
export const mayReadDocument = (h: Handle, caller: Caller, documentId: string): Promise<boolean> =>
  mayOpenDocument(h, caller, documentId, new Date());
