import { policyRoute } from '@sarn/help/web';
import { SignInHostProvider, authenticationWeb, hasSession } from '@sarn/authentication/web';
import type { SignInHost } from '@sarn/authentication/web';
import { chosenLanguage, forgetCopies, showLanguage } from '@sarn/platform-web/public';
import { loadDeployment, shownDeployment, useDeployment } from '@sarn/portal/web';
import { receiptRoute } from '@sarn/dispatch/receipt';
import { firstRunRoute } from '@sarn/first-run/page';
import { verifyRoute } from '@sarn/signature/verify';
import { secondFactorSignIn } from '@sarn/second-factor/web';
import { Suspense, createElement, lazy, useEffect, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { nextPlace } from './gate.ts';
import { isBeforeSignIn } from './halves.ts';
import { addressOf, belowBase, pathNow } from './place.ts';
import { LoginTemplate } from './shell/login/LoginTemplate.tsx';

const routes = [...authenticationWeb.routes, policyRoute, receiptRoute, verifyRoute, firstRunRoute];
const pages = new Map<string, ComponentType>(
  routes.filter(({ isPublic }) => isPublic).map(({ path, load }) => [path, lazy(load)] as const),
);

/** Begins to load the page of this address, while the server is asked which agency this is. */
function warmUp(): void {
  // An error here occurs again when the page is shown, and is reported there.
  routes
    .find(({ path }) => path === pathNow())
    ?.load()
    .catch(() => undefined);
}

/** Public pages with text to read, not forms: in the reader's language, on a wide sheet. */
const readPaths: readonly string[] = [policyRoute.path, receiptRoute.path, verifyRoute.path];

/** The first visit waits this long for the name of the agency; a slower line sees the form without it. */
const mostWaitMs = 700;

/** Shows the sign-in pages; they are always in Thai (spec/DECISIONS). */
export async function start(container: HTMLElement): Promise<void> {
  // Also where the last page could not do it, because it was closed.
  if (!hasSession()) void forgetCopies();
  showLanguage(readPaths.includes(pathNow()) ? (chosenLanguage() ?? 'th') : 'th');
  warmUp();
  const known = loadDeployment().catch((error: unknown) => {
    // The form reports a broken connection when it is sent; until then the default colours are
    // used.
    console.warn('the deployment is not known', error);
  });
  // Drawn before it is known how much stands above it, the form would move under the reader's finger.
  if (shownDeployment.get() === null) {
    await Promise.race([known, new Promise((done) => setTimeout(done, mostWaitMs))]);
  }
  const root = createRoot(container);
  const enter = async () => {
    const next = nextPlace();
    // A page of this half, for whoever has signed in: it begins anew with the session.
    if (isBeforeSignIn(belowBase(new URL(next).pathname))) return location.replace(next);
    history.replaceState(null, '', next);
    const app = await import('./app-entry.tsx');
    root.unmount();
    await app.start(container);
  };
  root.render(<SignInScreens onEnter={() => void enter()} />);
}

function SignInScreens({ onEnter }: { readonly onEnter: () => void }) {
  const [path, setPath] = useState(pathNow);
  const flags = useDeployment()?.flags;
  const asksIdCard = flags?.forgotPasswordAsksIdCard ?? false;
  const checksEmail = flags?.forgotPasswordChecksEmail ?? true;
  const offersPasskeys = flags?.passkeys ?? false;
  useEffect(() => {
    const look = () => setPath(pathNow());
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  const host = useMemo<SignInHost>(
    () => ({
      asksIdCard,
      checksEmail,
      offersPasskeys,
      secondFactor: secondFactorSignIn,
      preload: () => void import('./app-entry.tsx'),
      enter: onEnter,
      goTo: (to, isInstead) => {
        if (isInstead) history.replaceState(null, '', addressOf(to));
        else history.pushState(null, '', addressOf(to));
        setPath(pathNow());
      },
    }),
    [asksIdCard, checksEmail, offersPasskeys, onEnter],
  );
  const Page = pages.get(path) ?? pages.get('/login');
  if (!Page) throw new Error('there is no sign-in page');
  // A page of its own frame, with steps beside it.
  if (path === firstRunRoute.path) {
    return <Suspense>{createElement(Page, { key: path })}</Suspense>;
  }
  return (
    <SignInHostProvider value={host}>
      <LoginTemplate isReading={readPaths.includes(path)}>
        <Suspense>{createElement(Page, { key: path })}</Suspense>
      </LoginTemplate>
    </SignInHostProvider>
  );
}
