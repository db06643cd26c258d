import { Button, Dialog, errorText, useToasts, useWords } from '@sarn/platform-web';
import { useEffect, useState } from 'react';
import { useAgreePdpa } from '../authentication.client.ts';
import { keepUser, revokeSession, signedInUser } from '../session/session.ts';
import { useUser } from '../session/use-user.ts';
import { withAgreement } from '../session/user.wire.ts';
import { signInTimes } from '../sign-in/sign-in-times.ts';
import { sessionWords } from '../session/words/session-words.ts';
import '../authentication.css';

const policyPath = 'privacy-policy';

/** The policy is read before deciding; requests of data subjects are made without consent, too. */
const freePaths = [policyPath, 'data-request'];

function isFreePage(): boolean {
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  return freePaths.some((free) => path === free || path.startsWith(`${free}/`));
}

/** Whether somebody who has not agreed yet is asked now: not on the pages that are free of it. */
function useIsDue(): boolean {
  const user = useUser();
  const [isDue, setDue] = useState(false);
  const isMissing = user !== null && !user.hasAgreedToPolicy;
  useEffect(() => {
    if (!isMissing) return setDue(false);
    const ask = () => setDue(!isFreePage());
    const timer = setInterval(ask, signInTimes.consentDialog);
    return () => clearInterval(timer);
  }, [isMissing]);
  return isDue;
}

/** The personal-data prompt, shown after two seconds; only its buttons close it (spec. §4). */
export function ConsentDialog() {
  const say = useWords(sessionWords);
  const toasts = useToasts();
  const agree = useAgreePdpa();
  const isDue = useIsDue();
  if (!isDue) return null;
  const reload = () => location.reload();
  const refuse = () => void revokeSession().then(reload);
  const reloadAgreed = () => {
    // The reloaded page starts with the stored user: on a slow network it would ask once more.
    const kept = signedInUser.get();
    if (kept) keepUser(withAgreement(kept));
    reload();
  };
  const accept = () =>
    agree.mutate(undefined, {
      onSuccess: reloadAgreed,
      onError: (error) =>
        toasts.show({ tone: 'danger', title: say('consent.failed'), text: errorText(error) }),
    });
  const footer = (
    <>
      <Button onPress={refuse}>{say('consent.disagree')}</Button>
      <Button variant="primary" onPress={accept} isPending={agree.isPending}>
        {say('consent.agree')}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={say('consent.title')}
      onClose={() => {}}
      footer={footer}
    >
      <ConsentText />
    </Dialog>
  );
}

function ConsentText() {
  const say = useWords(sessionWords);
  return (
    <div className="consent-text">
      {(['intro', 'what', 'why', 'rights'] as const).map((part) => (
        <p key={part}>{say(`consent.${part}`, { page: say('panel.account') })}</p>
      ))}
      <p>
        <a
          href={new URL(policyPath, document.baseURI).href}
          target="_blank"
          rel="noopener"
          className="s-link"
        >
          {say('consent.policy')}
        </a>
      </p>
      <p>{say('consent.question')}</p>
    </div>
  );
}
