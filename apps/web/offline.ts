import { onLeaving, personIdOf, signedInUser } from '@sarn/authentication/web';
import { closeOutbox, endCopies, provideCopies, startLine, untilAtRest } from '@sarn/platform-web';

/** Before the first page: whether the server is reached, and what this person has read before. */
export function beginOffline(): void {
  startLine();
  onLeaving(endCopies);
  onLeaving(closeOutbox);
  const provide = () => {
    const personId = personIdOf(signedInUser.get());
    // The name of this script changes with the program: answers of another version may differ.
    if (personId) provideCopies(`${personId} ${import.meta.url}`);
  };
  let known = personIdOf(signedInUser.get());
  signedInUser.subscribe(() => {
    const now = personIdOf(signedInUser.get());
    if (now === known) return;
    known = now;
    provide();
  });
  provide();
}

/** The worker fetches some hundred files: they come after all that the page asks for. */
const [restMs, patienceMs] = [3000, 30_000];

/** Lets the browser open the application without the server; only https pages may. */
export async function keepApplication(): Promise<void> {
  // While the application is developed its files change without a build.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await untilAtRest(restMs, patienceMs);
  try {
    const worker = new URL('worker.js', document.baseURI);
    const registration = await navigator.serviceWorker.register(worker, {
      scope: document.baseURI,
      updateViaCache: 'none',
    });
    registration.waiting?.postMessage('replace');
  } catch (failure) {
    console.warn('the application cannot be opened without the server', failure);
  }
}
