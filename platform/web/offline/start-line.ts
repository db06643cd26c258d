import { liveState } from '../live/live.ts';
import { doubtLine, startProbing, tryLine } from './line.ts';

/** Watches the line to the server while a person is signed in. @returns ends it */
export function startLine(): () => void {
  const endProbing = startProbing(async (signal) => {
    const address = new URL('healthz', document.baseURI);
    const response = await fetch(address, { cache: 'no-store', signal });
    // The page of a hotspot or of a proxy is an answer too, and not that of the server.
    return response.ok && isUp(await response.json());
  });
  const again = () => void tryLine();
  addEventListener('online', again);
  addEventListener('offline', again);
  // A sleeping device wakes up with the page in front, and often without a line.
  const look = () => document.visibilityState === 'visible' && again();
  document.addEventListener('visibilitychange', look);
  const stopLive = liveState.subscribe(() => {
    const state = liveState.get();
    if (state === 'reconnecting' || state === 'error') doubtLine();
  });
  if (!navigator.onLine) again();
  return () => {
    endProbing();
    removeEventListener('online', again);
    removeEventListener('offline', again);
    document.removeEventListener('visibilitychange', look);
    stopLive();
  };
}

const isUp = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === 'up';
