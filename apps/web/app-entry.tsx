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
import { keepTypedInput } from './typed-input.ts';

/**
 * Shows the application and asks the server for the session; without one, the sign-in page.
 *
 * A returning user sees the application at once, while the server is asked: the server checks the
 * session of each call of the page by itself.
 */
export async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  // In parts, so that the browser can draw and handle input between them.
  const show = (deployment: PublicDeployment) =>
    startTransition(() => root.render(<App deployment={deployment} />));
  const known = shownDeployment.get();
  showLanguage(chosenLanguage() ?? known?.defaultLanguage ?? 'th');
  warmUp(pathNow());
  keepTypedInput();
  try {
    const asked = Promise.all([verifySession(), loadDeployment()]);
    // An error is handled below, also where the page takes longer to load than the answer.
    asked.catch(() => undefined);
    // The page is loaded before the first rendering, which then is only one and can be split.
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
