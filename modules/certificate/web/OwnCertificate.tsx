import type { CertificateCard } from '@sarn/certificate/contract';
import { certificateLimits } from '@sarn/certificate/contract';
import { civilDateAt, daysBetween } from '@sarn/kernel';
import { Button, formatDay, useLanguage, useWords } from '@sarn/platform-web';
import { AlarmClock, BadgeCheck, FileCheck, KeyRound, OctagonPause } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { CertificateFacts } from './CertificateFacts.tsx';
import { StateBadge } from './StateBadge.tsx';
import { certificateWords } from './words/certificate-words.ts';

interface OwnCertificateProps {
  readonly certificate: CertificateCard;
  readonly onOpen: (dialog: 'secret' | 'bring' | 'revoke') => void;
}

/** The certificate in use: how long it lasts, and what its owner can do about it. */
export function OwnCertificate({ certificate, onOpen }: OwnCertificateProps) {
  const say = useWords(certificateWords);
  const { daysLeft, state, origin, token } = certificate;
  const isSoon = state === 'valid' && daysLeft <= certificateLimits.expiringDays;
  return (
    <>
      {isSoon && daysLeft < 0 && <StateBadge certificate={certificate} />}
      {isSoon && daysLeft >= 0 && (
        <p className="own-certificate-soon">
          <AlarmClock size={20} aria-hidden="true" />
          <span>
            <b>{say('daysLeft', { days: daysLeft })}</b> {say(`own.soon.${origin}`)}
          </span>
        </p>
      )}
      <Face certificate={certificate} />
      <CertificateFacts certificate={certificate} isFaced />
      <ul className="own-certificate-acts">
        {token === null && (
          <Act
            Icon={KeyRound}
            text={say('own.secret')}
            label={say('changeSecret')}
            onPress={() => onOpen('secret')}
          />
        )}
        {origin === 'imported' && state === 'valid' && (
          <Act
            Icon={FileCheck}
            text={say('own.bring')}
            label={say('elsewhere.renew')}
            onPress={() => onOpen('bring')}
          />
        )}
        <Act
          Icon={OctagonPause}
          text={say('own.revoke')}
          label={say('revokeOwn')}
          isDangerous
          onPress={() => onOpen('revoke')}
        />
      </ul>
    </>
  );
}

/** Whose it is, and how much of its time has passed. */
function Face({ certificate }: { readonly certificate: CertificateCard }) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const [from, until] = [certificate.notBefore, certificate.notAfter].map((at) =>
    civilDateAt(new Date(at)),
  ) as [string, string];
  const whole = Math.max(1, daysBetween(from, until));
  const passed = Math.min(whole, Math.max(0, whole - certificate.daysLeft));
  return (
    <section className="own-certificate" aria-label={say('title')}>
      <div className="own-certificate-line">
        <b>{certificate.subject}</b>
        <BadgeCheck size={30} aria-hidden="true" />
      </div>
      <div
        className="own-certificate-time"
        role="img"
        aria-label={say('own.passed', { days: passed, whole })}
      >
        <span style={{ inlineSize: `${(passed / whole) * 100}%` }} />
      </div>
      <div className="own-certificate-line">
        <span>{say('own.from', { day: formatDay(from, language) })}</span>
        <span>{say('line.until', { day: formatDay(until, language) })}</span>
      </div>
    </section>
  );
}

interface ActProps {
  readonly Icon: LucideIcon;
  readonly text: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly onPress: () => void;
}

function Act({ Icon, text, label, isDangerous = false, onPress }: ActProps) {
  return (
    <li>
      <Icon size={20} aria-hidden="true" />
      <span>{text}</span>
      <Button
        size="s"
        variant="ghost"
        {...(isDangerous && { className: 'certificate-refuse' })}
        onPress={onPress}
      >
        {label}
      </Button>
    </li>
  );
}
