import { useWords } from '@sarn/platform-web/public';
import { Suspense, useEffect, useRef } from 'react';
import { HostLink } from '../sign-in/HostLink.tsx';
import { SignInMessageBox } from '../sign-in/SignInMessageBox.tsx';
import { useSignInHost } from '../sign-in/sign-in-host.ts';
import { useSignIn } from '../sign-in/use-sign-in.ts';
import { takeAttempt } from './attempt.ts';
import { federatedWords } from './words/federated-words.ts';
import '../sign-in/sign-in.css';

/** `/oidc-callback`: the agency's provider sends the browser back here (docs/decisions). */
export default function ProviderReturnPage() {
  const say = useWords(federatedWords);
  const { goTo, secondFactor } = useSignInHost();
  const signIn = useSignIn('/users/login');
  const isBegun = useRef(false);
  const { message } = signIn;
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const query = location.search;
    const attempt = takeAttempt();
    const next = attempt?.next ? `?next=${encodeURIComponent(attempt.next)}` : '';
    // The code must not stay in the history; `next` is put back into the address.
    history.replaceState(null, '', location.pathname + next);
    signIn.byProvider({ query, secret: attempt?.secret ?? '' });
  });
  if (message?.kind === 'secondFactor') {
    return (
      <Suspense>
        <secondFactor.Step asked={message.asked} onDone={signIn.finish} onOver={signIn.giveUp} />
      </Suspense>
    );
  }
  const isRefused = message?.kind === 'refused';
  return (
    <div className="sign-in-form">
      <h1>{say(isRefused ? 'refused' : 'title')}</h1>
      {isRefused ? (
        <p role="alert">{message.text}</p>
      ) : (
        <p role="status" className="sign-in-wait">
          <span className="s-spinner s-spinner-s" aria-hidden="true" />
          {say('waiting')}
        </p>
      )}
      <p className="sign-in-back">
        <HostLink to="/login">{say('back')}</HostLink>
      </p>
      {message && !isRefused && (
        <SignInMessageBox message={message} onDismiss={() => goTo('/login')} />
      )}
    </div>
  );
}
