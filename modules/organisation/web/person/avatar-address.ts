import { viewAvatar } from '@sarn/organisation/contract';
import { apiUrl } from '@sarn/platform-web/public';
import { useSyncExternalStore } from 'react';

/** Address of a person's picture. */
export function avatarAddress(personId: string): string {
  return apiUrl(viewAvatar.path.replace(':personId', encodeURIComponent(personId))).href;
}

let changes = 0;
const listeners = new Set<() => void>();

/** Notes that the own picture changed, so that components load it again. */
export function notePictureChange(): void {
  changes += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Address of the own picture; changes with the picture, otherwise browsers would not reload it. */
export function useOwnAvatar(personId: string): string {
  const version = useSyncExternalStore(subscribe, () => changes);
  const address = avatarAddress(personId);
  return version === 0 ? address : `${address}?v=${version}`;
}
