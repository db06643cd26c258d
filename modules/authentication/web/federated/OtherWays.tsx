import { PublicButton, call, errorText, useWords } from '@sarn/platform-web/public';
import { Building2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getSignInWays, startProviderSignIn } from '../light-calls.ts';
import { HostLink } from '../sign-in/HostLink.tsx';
import { keepAttempt } from './attempt.ts';
import { federatedWords } from './words/federated-words.ts';

interface Ways {
  readonly provider: { readonly name: string } | null;
  readonly isRegistrationOpen: boolean;
}

/** Other ways to sign in that the agency offers; shows nothing until the server has answered. */
export default function OtherWays({ isDisabled }: { readonly isDisabled: boolean }) {
  const say = useWords(federatedWords);
  const [ways, setWays] = useState<Ways | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    call(getSignInWays, {}, { signal: stop.signal }).then(setWays, (error: unknown) => {
      // Name and password still work; a connection error is shown when they are sent.
      if (!stop.signal.aborted) console.warn('other ways to sign in are not known', error);
    });
    return () => stop.abort();
  }, []);
  const leave = async () => {
    setFault(null);
    setLeaving(true);
    try {
      const { address, secret } = await call(startProviderSignIn, {});
      keepAttempt({ secret, next: new URLSearchParams(location.search).get('next') });
      location.assign(address);
    } catch (error) {
      setFault(errorText(error));
      setLeaving(false);
    }
  };
  return (
    <>
      {ways?.provider && (
        <PublicButton
          isWide
          icon={<Building2 size={20} aria-hidden="true" />}
          isPending={isLeaving}
          isDisabled={isDisabled}
          onPress={() => void leave()}
        >
          {say('provider', { name: ways.provider.name })}
        </PublicButton>
      )}
      {fault && (
        <p className="s-field-error" role="alert">
          {fault}
        </p>
      )}
      {ways?.isRegistrationOpen && (
        <p className="sign-in-back">
          <HostLink to="/register">{say('register')}</HostLink>
        </p>
      )}
    </>
  );
}
