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

/** Of a certificate that ends soon or has ended: in how many days, and the way to the next one. */
export function Renewal({ certificate, request }: Props) {
  const say = useWords(certificateWords);
  const { daysLeft, origin, state } = certificate;
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
      {(renewal?.state === 'refused' || renewal?.state === 'ended') && (
        <p>
          {say(renewal.state === 'refused' ? 'own.renewalRefused' : 'own.renewalEnded', {
            at: formatMoment(renewal.decidedAt ?? renewal.askedAt, language),
            reason: renewal.reason,
          })}
        </p>
      )}
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
