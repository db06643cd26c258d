import '@sarn/platform-web/styles.css';
import { goToSignIn, placeNow, signedInUser, verifySession } from '@sarn/authentication/web';
import { chosenLanguage, showLanguage, startLive } from '@sarn/platform-web';
import { loadDeployment, shownDeployment } from '@sarn/portal/web';
import type { PublicDeployment } from '@sarn/portal/contract';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { warmUp } from './page-routes.tsx';
import { pathNow } from './place.ts';
import { router } from './router.tsx';
import { StartFailed } from './shell/StartFailed.tsx';

/**
 * Shows the application, and asks whose session this is; without one, the sign-in page.
 *
 * Who was here before sees the application at once, while the server is asked: each call for what
 * is on the page is judged by the server for itself.
 */
export async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  // In slices between which the browser may draw and listen.
  const show = (deployment: PublicDeployment) =>
    startTransition(() => root.render(<App deployment={deployment} />));
  const known = shownDeployment.get();
  showLanguage(chosenLanguage() ?? known?.defaultLanguage ?? 'th');
  warmUp(pathNow());
  try {
    const asked = Promise.all([verifySession(), loadDeployment()]);
    // What goes wrong is told below, also where the page takes longer than the answer.
    asked.catch(() => undefined);
    // The page is there before the first drawing, which then is a single one and can be sliced.
    await router.load();
    if (known && signedInUser.get()) show(known);
    const [isSignedIn, deployment] = await asked;
    if (!isSignedIn) return goToSignIn({ next: placeNow(), reason: 'expired' });
    if (chosenLanguage() === null) showLanguage(deployment.defaultLanguage);
    startLive();
    show(deployment);
  } catch (error) {
    root.render(<StartFailed error={error} />);
  }
}
