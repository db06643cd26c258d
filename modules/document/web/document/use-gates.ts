import { ApiError } from '@sarn/platform-web';
import { useState } from 'react';
import { gatesOf } from './provided-parts.ts';

interface FoundDocument {
  readonly data: unknown;
  readonly error: unknown;
  readonly isPending: boolean;
}

/** The failure says nothing about the document: no line, no session, a fault of the server. */
const isUndecided = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 401 || error.status >= 500);

/**
 * What is shown instead of a document that was refused. It stays while the document is asked for again,
 * as after a lost line or another sign-in: what was typed into it would be lost with it.
 */
export function useGates(documentId: string, { data, error, isPending }: FoundDocument) {
  const code = error instanceof ApiError ? error.code : '';
  const gates = gatesOf(code);
  const [refused, setRefused] = useState({ documentId: '', code: '' });
  if (gates.length > 0 && (refused.code !== code || refused.documentId !== documentId)) {
    setRefused({ documentId, code });
  }
  const isOpen = data !== undefined || refused.documentId !== documentId;
  return isOpen || !(isPending || isUndecided(error)) ? gates : gatesOf(refused.code);
}
