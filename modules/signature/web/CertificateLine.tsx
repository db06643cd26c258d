import type { CertificateCard } from '@sarn/certificate/contract';
import { certificateLimits } from '@sarn/certificate/contract';
import { civilDateAt } from '@sarn/kernel';
import { LinkButton, formatDay, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import type { SigningOffer } from '@sarn/signature/contract';
import { BadgeCheck } from 'lucide-react';
import { signatureWords } from './words/signature-words.ts';
import './signature.css';

interface NotReadyProps {
  readonly offer: SigningOffer;
  readonly certificate: CertificateCard | null;
}

/** Why the person cannot sign digitally, and where to ask for a certificate. */
export function NotReady({ offer, certificate }: NotReadyProps) {
  const say = useWords(signatureWords);
  const language = useLanguage();
  if (offer === 'no-seal') return <p className="s-muted s-small">{say('no-seal')}</p>;
  const reason = offer === 'suspended' || offer === 'expired' ? offer : 'none';
  const from = certificate ? formatMoment(certificate.notBefore, language) : '';
  return (
    <p className="s-muted s-small signing-reason">
      {offer === 'not-begun' ? say('notBegun', { from }) : say(reason)}{' '}
      <LinkButton href="/profile">{say('toProfile')}</LinkButton>
    </p>
  );
}

interface CardProps {
  readonly certificate: CertificateCard;
  /** What becomes of the hand signature or the initials; null: the person has none. */
  readonly picture: 'withPicture' | 'noPlace' | 'withInitials' | 'noInitials' | null;
}

/** The certificate with which the person signs, and how long it is valid. */
export function CertificateLine({ certificate, picture }: CardProps) {
  const say = useWords(signatureWords);
  const language = useLanguage();
  const { subject, notAfter, daysLeft } = certificate;
  const day = formatDay(civilDateAt(new Date(notAfter)), language);
  return (
    <div className="signing-certificate" role="group" aria-label={say('certificate')}>
      <BadgeCheck size={20} aria-hidden="true" />
      <div>
        <strong>{subject}</strong>
        <p className="s-small s-muted">
          {say('until', { day })}
          {daysLeft <= certificateLimits.expiringDays && (
            <strong className="signing-soon"> · {say('daysLeft', { days: daysLeft })}</strong>
          )}
        </p>
        {picture && <p className="s-small s-muted">{say(picture)}</p>}
      </div>
    </div>
  );
}
