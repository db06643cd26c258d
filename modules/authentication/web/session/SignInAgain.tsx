import {
  Button,
  Dialog,
  leaveWithoutQuestion,
  startLive,
  stopLive,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { SignInHostProvider } from '../sign-in/sign-in-host.ts';
import type { SignInHost } from '../sign-in/sign-in-host.ts';
import { authenticationWords } from '../words/authentication-words.ts';
import { sessionWords } from './words/session-words.ts';
import {
  continueSession,
  goToSignIn,
  hasSession,
  placeNow,
  signedInUser,
  verifySession,
} from './session.ts';
import type { EndReason } from './session.ts';
import { fullName, useUser } from './use-user.ts';
import { personIdOf } from './user.wire.ts';

export interface SignInAgainProps extends Pick<SignInHost, 'offersPasskeys' | 'secondFactor'> {
  readonly reason: EndReason;
}

/** Sign-in above the page, which keeps all its input. What lies behind cannot be read meanwhile. */
export function SignInAgain({ reason, offersPasskeys, secondFactor }: SignInAgainProps) {
  const say = useWords(sessionWords);
  const sayReason = useWords(authenticationWords);
  const language = useLanguage();
  const user = useUser();
  // The session is deleted while somebody signs in.
  const [owner] = useState(user);
  const enter = useEnter();
  const host = useMemo<SignInHost>(
    () => ({
      asksIdCard: false,
      checksEmail: true,
      offersPasskeys,
      secondFactor,
      preload: () => undefined,
      enter,
      goTo: (path) => location.assign(new URL(path.slice(1), document.baseURI)),
    }),
    [enter, offersPasskeys, secondFactor],
  );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size="s"
      className="session-again"
      title={say('again.title')}
      onClose={() => undefined}
      footer={
        <Button variant="ghost" onPress={() => goToSignIn({ next: placeNow(), reason })}>
          {say('again.leave')}
        </Button>
      }
    >
      <p>{sayReason(`ended.${reason}`)}</p>
      <p>{say('again.text')}</p>
      {owner && <p>{say('again.whose', { name: fullName(owner, language) })}</p>}
      <SignInHostProvider value={host}>
        <SignInForm path="/users/login" />
      </SignInHostProvider>
    </Dialog>
  );
}

/** Goes on with the page after the same person signed in, here or in another tab. */
function useEnter(): () => void {
  const cache = useQueryClient();
  const [personId] = useState(() => personIdOf(signedInUser.get()));
  const [enter] = useState(() => () => {
    // Another person must not see the page of the first one.
    if (personIdOf(signedInUser.get()) !== personId) {
      leaveWithoutQuestion();
      location.assign(document.baseURI);
      return;
    }
    // The connection belongs to the session that ended.
    stopLive();
    startLive();
    continueSession();
    void cache.invalidateQueries();
  });
  const look = useEffectEvent(async () => {
    if (hasSession() && (await verifySession())) enter();
  });
  useEffect(() => {
    const onStored = () => {
      look().catch((failure: unknown) => console.warn('the session was not verified', failure));
    };
    addEventListener('storage', onStored);
    return () => removeEventListener('storage', onStored);
  }, []);
  return enter;
}
