import type { CertificateCard, CertifiedPerson } from '@sarn/certificate/contract';
import { certificateLimits, presentUse } from '@sarn/certificate/contract';
import { Badge, useWords } from '@sarn/platform-web';
import type { Tone } from '@sarn/platform-web';
import type { th } from './words/th.ts';
import { certificateWords } from './words/certificate-words.ts';

type Shown = keyof typeof th.states;

const tones: Readonly<Record<Shown, Tone>> = {
  ...{ valid: 'success', suspended: 'warning', revoked: 'danger', replaced: 'neutral' },
  ...{ notBegun: 'warning', expired: 'danger', waiting: 'info', none: 'neutral' },
};

function shownOf(certificate: CertificateCard): Shown {
  if (certificate.state !== 'valid') return certificate.state;
  const use = presentUse(certificate);
  if (use === 'not-begun') return 'notBegun';
  return use === 'expired' ? 'expired' : 'valid';
}

/** The state of a certificate in words and colour; one outside of its time is shown as not begun or expired. */
export function StateBadge({ certificate }: { readonly certificate: CertificateCard }) {
  const say = useWords(certificateWords);
  const { daysLeft } = certificate;
  const shown = shownOf(certificate);
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
  const shown = shownOf(certificate);
  const isExpiring = shown === 'valid' && certificate.daysLeft <= certificateLimits.expiringDays;
  if (isExpiring) return <Badge tone="warning">{say('filters.expiring')}</Badge>;
  return <Badge tone={tones[shown]}>{say(`states.${shown}`)}</Badge>;
}
