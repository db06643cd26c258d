import type { actOnDocument } from '@sarn/document/contract';
import type { SentInputOf } from '@sarn/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Documents whose signature is on its way, or was accepted while its form is still open. */
const sent = new Set<string>();
const listeners = new Set<() => void>();

function put(change: () => void): void {
  change();
  for (const told of listeners) told();
}

export const markSent = (documentId: string): void => put(() => sent.add(documentId));
export const forgetSent = (documentId: string): void => put(() => sent.delete(documentId));
export const isSent = (documentId: string): boolean => sent.has(documentId);

function listen(told: () => void): () => void {
  listeners.add(told);
  return () => void listeners.delete(told);
}

type Asked = SentInputOf<typeof actOnDocument>;

/**
 * What is to be prepared for a signature. It stands still once the signature was sent: the document that comes back
 * is another version, of which there is nothing left to sign; where the signature is refused, it is the present one.
 */
export function useAskedUntilSent(asked: Asked): Asked {
  const { documentId } = asked;
  const isHeld = useSyncExternalStore(listen, () => isSent(documentId));
  const [held, setHeld] = useState(asked);
  if (!isHeld && JSON.stringify(held) !== JSON.stringify(asked)) setHeld(asked);
  useEffect(() => {
    forgetSent(documentId);
    return () => forgetSent(documentId);
  }, [documentId]);
  return isHeld ? held : asked;
}
