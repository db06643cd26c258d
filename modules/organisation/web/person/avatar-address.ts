import { viewAvatar } from '@sarn/organisation/contract';
import { apiUrl } from '@sarn/platform-web/public';
import { useSyncExternalStore } from 'react';

/** Address of a person's picture. */
export function avatarAddress(personId: string): string {
  return apiUrl(viewAvatar.path.replace(':personId', encodeURIComponent(personId))).href;
}

let changes = 0;
const listeners = new Set<() => void>();

/** The own picture is another one: those who show it ask anew. */
export function notePictureChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Address of the own picture; it becomes another one with the picture, or nothing would reload. */
export function useOwnAvatar(personId: string): string {
  const version = useSyncExternalStore(subscribe, () => changes);
  const address = avatarAddress(personId);
  return version === 0 ? address : `${address}?v=${version}`;
}
