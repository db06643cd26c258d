/*
 * Decides which of the two halves is loaded: the sign-in screens, light enough for a slow line and
 * an old machine, or the application.
 */
import { halfFor, placeOf } from './halves.ts';
import { addressOf, pathNow } from './place.ts';

async function begin(): Promise<void> {
  const { isSignedIn, sendToSignIn, forceSignOut, nextPlace } = await import('./gate.ts');
  if (new URLSearchParams(location.search).get('forceLogout') === 'true') return forceSignOut();
  const place = placeOf(pathNow());
  if (place !== pathNow()) history.replaceState(null, '', addressOf(place) + location.search);
  const { half, goesOn, asksToSignIn } = halfFor(place, isSignedIn());
  if (goesOn) history.replaceState(null, '', nextPlace());
  if (asksToSignIn) sendToSignIn();
  const container = document.getElementById('app');
  if (!container) throw new Error('the page has no #app');
  const { start } =
    half === 'sign-in' ? await import('./sign-in-entry.tsx') : await import('./app-entry.tsx');
  await start(container);
}

void begin();
