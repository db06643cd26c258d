import { PublicButton, readStored, useWords, writeStored } from '@sarn/platform-web/public';
import { useEffect, useState } from 'react';
import { authenticationWords } from '../words/authentication-words.ts';
import { hasAccepted, keepAccepted } from './cookie-consent.ts';
import { signInTimes } from './sign-in-times.ts';

// After acceptance visits are counted from 1 (specification §4), once per page load.
let isCounted = false;

function countVisit(): void {
  if (isCounted) return;
  isCounted = true;
  writeStored('sarn_page', String((Number(readStored('sarn_page')) || 0) + 1));
}

/** Asks once for consent to what the browser stores, a second after the page is shown. */
export function CookieBanner() {
  const say = useWords(authenticationWords);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (hasAccepted()) return countVisit();
    const timer = setTimeout(() => setShown(true), signInTimes.cookieBanner);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const accept = () => {
    keepAccepted();
    countVisit();
    setShown(false);
  };
  return (
    <section className="cookie-banner" aria-label={say('cookie.title')}>
      <p>{say('cookie.text')}</p>
      <PublicButton variant="primary" onPress={accept}>
        {say('cookie.accept')}
      </PublicButton>
    </section>
  );
}
