/*
 * Decides which of the two halves is loaded: the sign-in screens, light enough for a slow line and
 * an old machine, or the application.
 */
import { pathNow } from './place.ts';

const signInPaths = ['/login', '/ig-login', '/forgot-password', '/reset-password'];
const entrances = ['/login', '/ig-login'];

async function begin(): Promise<void> {
  const { isSignedIn, sendToSignIn, forceSignOut, nextPlace } = await import('./gate.ts');
  if (new URLSearchParams(location.search).get('forceLogout') === 'true') return forceSignOut();
  const path = pathNow();
  if (isSignedIn() && entrances.includes(path)) history.replaceState(null, '', nextPlace());
  else if (!isSignedIn() && !signInPaths.includes(path)) sendToSignIn();
  const container = document.getElementById('app');
  if (!container) throw new Error('the page has no #app');
  const half = signInPaths.includes(pathNow())
    ? await import('./sign-in-entry.tsx')
    : await import('./app-entry.tsx');
  await half.start(container);
}

void begin();
