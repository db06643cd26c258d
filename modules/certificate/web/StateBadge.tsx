import type { CertificateCard, CertifiedPerson } from '@sarn/certificate/contract';
import { certificateLimits } from '@sarn/certificate/contract';
import { Badge, useWords } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import type { th } from './words/th.ts';
import { certificateWords } from './words/certificate-words.ts';

type Shown = keyof typeof th.states;

const tones: Readonly<Record<Shown, Tone>> = {
  ...{ valid: 'success', suspended: 'warning', revoked: 'danger', replaced: 'neutral' },
  ...{ expired: 'danger', waiting: 'info', none: 'neutral' },
};

/** The state of a certificate in words and colour; one whose time is over is shown as expired. */
export function StateBadge({ certificate }: { readonly certificate: CertificateCard }) {
  const say = useWords(certificateWords);
  const { state, daysLeft } = certificate;
  const shown: Shown = state === 'valid' && daysLeft < 0 ? 'expired' : state;
  const isExpiring = shown === 'valid' && daysLeft <= certificateLimits.expiringDays;
  return (
    <>
      <Badge tone={tones[shown]}>{say(`states.${shown}`)}</Badge>{' '}
      {isExpiring && <Badge tone="warning">{say('daysLeft', { days: daysLeft })}</Badge>}
    </>
  );
}

/** Of somebody in the list: what waits first, else the state of the certificate, or that there is none. */
export function GroupBadge({ person }: { readonly person: CertifiedPerson }) {
  const say = useWords(certificateWords);
  const { certificate, request } = person;
  if (request) {
    return (
      <Badge tone="info">
        {say(request.issuer === 'other' ? 'elsewhere.state' : 'states.waiting')}
      </Badge>
    );
  }
  if (!certificate) return <Badge>{say('states.none')}</Badge>;
  const { state, daysLeft } = certificate;
  const isExpiring =
    state === 'valid' && daysLeft >= 0 && daysLeft <= certificateLimits.expiringDays;
  if (isExpiring) return <Badge tone="warning">{say('filters.expiring')}</Badge>;
  const shown: Shown = state === 'valid' && daysLeft < 0 ? 'expired' : state;
  return <Badge tone={tones[shown]}>{say(`states.${shown}`)}</Badge>;
}
