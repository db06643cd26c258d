import '@sarn/platform-web/styles.css';
import { goToSignIn, placeNow, signedInUser, verifySession } from '@sarn/authentication/web';
import {
  chosenLanguage,
  isUnreached,
  prepareLive,
  showLanguage,
  startLive,
  tryLine,
} from '@sarn/platform-web';
import { loadDeployment, shownDeployment } from '@sarn/portal/web';
import type { PublicDeployment } from '@sarn/portal/contract';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { beginOffline, keepApplication } from './offline.ts';
import { warmUp } from './page-routes.tsx';
import { pathNow } from './place.ts';
import { router } from './router.tsx';
import { StartFailed } from './shell/StartFailed.tsx';
import { showChosenDisplay } from './display-setting.ts';
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
  showChosenDisplay();
  beginOffline();
  try {
    const asked = Promise.all([verifySession(), loadDeployment()]);
    // An error is handled below, also where the page takes longer to load than the answer.
    asked.catch(() => undefined);
    prepareLive();
    // The page is loaded before the first rendering, which then is only one and can be split.
    await router.load();
    if (known && signedInUser.get()) show(known);
    const [isSignedIn, deployment] = await asked;
    if (!isSignedIn) return goToSignIn({ next: placeNow(), reason: 'expired' });
    if (chosenLanguage() === null) showLanguage(deployment.defaultLanguage);
    startLive();
    show(deployment);
    void keepApplication();
  } catch (error) {
    // What this person has read before can be read without the server, which checks the session
    // when it is reached again.
    if (known && signedInUser.get() && isUnreached(error)) {
      startLive();
      show(known);
      return void tryLine();
    }
    root.render(<StartFailed error={error} />);
  }
}
