import {
  Button,
  Card,
  ErrorSummary,
  LinkButton,
  Loaded,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
  formatMoment,
} from '@sarn/platform-web';
import type { KeptConsent } from '@sarn/data-request/contract';
import { useConsent, useWithdrawConsent } from './data-request.client.ts';
import { dataRequestWords } from './words/data-request-words.ts';
import './data-request.css';

/** On the page of the account: the present consent, its withdrawal, and the way to requests. */
export function ConsentCard() {
  const say = useWords(dataRequestWords);
  const consent = useConsent();
  return (
    <Card title={say('consent.title')}>
      <Loaded query={consent} lines={2}>
        {(found) => <Shown consent={found.item} />}
      </Loaded>
    </Card>
  );
}

function Shown({ consent }: { readonly consent: KeptConsent | null }) {
  const say = useWords(dataRequestWords);
  const language = useLanguage();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const withdraw = useWithdrawConsent();
  const at = consent ? formatMoment(consent.at, language) : '';
  const sentence = !consent
    ? say('consent.none')
    : say(consent.isAgreed ? 'consent.agreed' : 'consent.withdrawn', {
        version: consent.version,
        at,
      });
  const ask = async () => {
    const texts = { title: say('consent.withdraw'), text: say('consent.withdrawText') };
    const confirmLabel = say('consent.withdraw');
    if (!(await dialogs.confirm({ ...texts, confirmLabel, tone: 'warning' }))) return;
    const told = { tone: 'success', title: say('consent.withdrawDone') } as const;
    withdraw.mutate(undefined, { onSuccess: () => toasts.show(told) });
  };
  return (
    <>
      <p>{sentence}</p>
      <ErrorSummary error={withdraw.error} isFocused />
      <div className="data-request-steps">
        {consent?.isAgreed === true && (
          <Button isPending={withdraw.isPending} onPress={() => void ask()}>
            {say('consent.withdraw')}
          </Button>
        )}
        <LinkButton href="/data-request">{say('consent.requests')}</LinkButton>
      </div>
    </>
  );
}
