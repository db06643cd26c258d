import type { CertificateCard, RequestCard } from '@sarn/certificate/contract';
import { certificateLimits } from '@sarn/certificate/contract';
import { Button, formatMoment, useLanguage, useToasts, useWords } from '@sarn/platform-web';
import { AlarmClock, RefreshCw } from 'lucide-react';
import { StateBadge } from './StateBadge.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';
import { useAskRenewal } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

interface Props {
  readonly certificate: CertificateCard;
  readonly request: RequestCard | null;
}

/**
 * Of a certificate that ends soon or has ended: in how many days, and the way to the next one. Of a suspended one, only
 * that its renewal was ended with it: it is asked for again when the certificate can be used again.
 */
export function Renewal({ certificate, request }: Props) {
  const say = useWords(certificateWords);
  const { daysLeft, origin, state } = certificate;
  if (state === 'suspended') return <NotRenewed request={request} />;
  if (state !== 'valid' || daysLeft > certificateLimits.expiringDays) return null;
  return (
    <>
      {daysLeft < 0 ? (
        <StateBadge certificate={certificate} />
      ) : (
        <p className="own-certificate-soon">
          <AlarmClock size={20} aria-hidden="true" />
          <span>
            <b>{say('daysLeft', { days: daysLeft })}</b> {say(`own.soon.${origin}`)}
          </span>
        </p>
      )}
      {origin === 'own' && <Ask request={request} />}
    </>
  );
}

function Ask({ request }: Pick<Props, 'request'>) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const toasts = useToasts();
  const ask = useAskRenewal();
  const renewal = request?.isRenewal ? request : null;
  if (renewal?.state === 'waiting') {
    return (
      <>
        <p>{say('own.renewalWaits', { at: formatMoment(renewal.askedAt, language) })}</p>
        <div className="certificate-buttons">
          <WithdrawButton request={renewal} />
        </div>
      </>
    );
  }
  const send = () =>
    ask.mutate(
      {},
      {
        onSuccess: () => toasts.show({ tone: 'success', title: say('own.renewalAsked') }),
        onError: (error) => toasts.fail(error),
      },
    );
  return (
    <>
      <NotRenewed request={renewal} />
      <Button
        variant="primary"
        icon={<RefreshCw size={18} />}
        isPending={ask.isPending}
        onPress={send}
      >
        {say('own.renew')}
      </Button>
    </>
  );
}

/** Why the last request for a renewal came to nothing. */
function NotRenewed({ request }: Pick<Props, 'request'>) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  if (!request?.isRenewal) return null;
  const { state, decidedAt, askedAt, reason } = request;
  if (state !== 'refused' && state !== 'ended') return null;
  const at = formatMoment(decidedAt ?? askedAt, language);
  return (
    <p>{say(state === 'refused' ? 'own.renewalRefused' : 'own.renewalEnded', { at, reason })}</p>
  );
}
