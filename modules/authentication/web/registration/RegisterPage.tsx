import { call, errorText, usePageTitle, useWords } from '@sarn/platform-web/public';
import { useEffect, useState } from 'react';
import { getSignInWays } from '../light-calls.ts';
import { HostLink } from '../sign-in/HostLink.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { registrationWords } from './words/registration-words.ts';
import '../sign-in/sign-in.css';

type Policy = 'asking' | 'open' | 'closed' | { readonly fault: string };

/** `/register`: requests an account, or says whom to ask, depending on the deployment. */
export default function RegisterPage() {
  const say = useWords(registrationWords);
  usePageTitle(say('title'));
  const [policy, setPolicy] = useState<Policy>('asking');
  useEffect(() => {
    const stop = new AbortController();
    call(getSignInWays, {}, { signal: stop.signal }).then(
      ({ isRegistrationOpen }) => setPolicy(isRegistrationOpen ? 'open' : 'closed'),
      (error: unknown) => {
        if (!stop.signal.aborted) setPolicy({ fault: errorText(error) });
      },
    );
    return () => stop.abort();
  }, []);
  if (policy === 'open') return <RegisterForm />;
  return (
    <div className="sign-in-form">
      <h1>{say('title')}</h1>
      {policy === 'asking' && (
        <p role="status" className="sign-in-wait">
          <span className="s-spinner s-spinner-s" aria-hidden="true" />
          {say('asking')}
        </p>
      )}
      {policy === 'closed' && (
        <>
          <p>{say('closed')}</p>
          <p>{say('whom')}</p>
        </>
      )}
      {typeof policy === 'object' && <p role="alert">{policy.fault}</p>}
      <p className="sign-in-back">
        <HostLink to="/login">{say('back')}</HostLink>
      </p>
    </div>
  );
}
