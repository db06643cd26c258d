import '@sarn/platform-web/styles.css';
import { goToSignIn, placeNow, verifySession } from '@sarn/identity/web';
import { chosenLanguage, showLanguage, startLive } from '@sarn/platform-web';
import { loadDeployment } from '@sarn/portal/web';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { warmUp } from './page-routes.tsx';
import { pathNow } from './place.ts';
import { StartFailed } from './shell/StartFailed.tsx';

/** Asks whose session this is, then shows the application; without one, the sign-in page. */
export async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  showLanguage(chosenLanguage() ?? 'th');
  warmUp(pathNow());
  try {
    const [isSignedIn, deployment] = await Promise.all([verifySession(), loadDeployment()]);
    if (!isSignedIn) return goToSignIn({ next: placeNow(), reason: 'expired' });
    showLanguage(chosenLanguage() ?? deployment.defaultLanguage);
    startLive();
    root.render(<App deployment={deployment} />);
  } catch (error) {
    root.render(<StartFailed error={error} />);
  }
}
