/*
 * Decides which of the two halves is loaded: the sign-in pages, small enough for a slow connection
 * and an old computer, or the application.
 */
import '@sarn/platform-web/public.css';
import './shell/shell.css';
import './shell/first/first-frame.css';
import { prepareIntl } from './first-intl.ts';
import { halfFor, placeOf } from './halves.ts';
import { addressOf, pathNow } from './place.ts';
import { preloadApplication } from './preload.ts';
import { drawFirstFrame, removeFirstFrame } from './shell/first/first-frame.ts';
import { drawFirstWork } from './shell/first/first-work.ts';

// Otherwise the schemas test whether `new Function` is allowed, which the content policy reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Page of the design system, outside of both halves. */
const galleryPath = '/dev/gallery';

async function begin(): Promise<void> {
  if (pathNow() === galleryPath) return startIn(await import('./gallery-entry.tsx'));
  // The half that is probably needed is loaded together with this script.
  const token = keptToken();
  if (token !== null) {
    await beginFrame(placeOf(pathNow()), token);
    void import('./app-entry.tsx');
  } else {
    void import('./sign-in-entry.tsx');
  }
  prepareIntl();
  const { isSignedIn, sendToSignIn, forceSignOut, nextPlace } = await import('./gate.ts');
  if (new URLSearchParams(location.search).get('forceLogout') === 'true') return forceSignOut();
  const place = placeOf(pathNow());
  if (place !== pathNow()) history.replaceState(null, '', addressOf(place) + location.search);
  const { half, goesOn, asksToSignIn } = halfFor(place, isSignedIn());
  if (goesOn) history.replaceState(null, '', nextPlace());
  if (asksToSignIn) sendToSignIn();
  if (half === 'sign-in') removeFirstFrame();
  await startIn(
    half === 'sign-in' ? await import('./sign-in-entry.tsx') : await import('./app-entry.tsx'),
  );
}

/** The longest time for which the rest of the application is not loaded. */
const firstDrawingMs = 250;

/**
 * Draws the frame, and the first work where it is known at once: loading the whole application would take the
 * line from its answers, and evaluating it would hold the drawing up. On a slow line the first files of the
 * application are still being loaded when the time is over.
 */
async function beginFrame(path: string, token: string): Promise<void> {
  // A session that is about to be ended is asked nothing.
  const isLeaving = new URLSearchParams(location.search).get('forceLogout') === 'true';
  // Without it the page begins as it does elsewhere.
  const work = isLeaving ? null : drawFirstWork(path, token).catch(() => undefined);
  // After the call, which would wait for it on a slow line.
  preloadApplication();
  drawFirstFrame(path);
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, firstDrawingMs))]);
}

function keptToken(): string | null {
  try {
    return localStorage.getItem('sarn_token');
  } catch {
    return null;
  }
}

async function startIn({ start }: { start(container: HTMLElement): Promise<void> }) {
  const container = document.getElementById('app');
  if (!container) throw new Error('the page has no #app');
  await start(container);
}

void begin();
