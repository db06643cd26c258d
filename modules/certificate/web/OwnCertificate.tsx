import type { CertificateCard } from '@sarn/certificate/contract';
import type { getOwnCertificate } from '@sarn/certificate/contract';
import { civilDateAt, daysBetween } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import { Button, formatDay, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { BadgeCheck, Ban, FileCheck, KeyRound, OctagonPause, PenLine } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { CertificateFacts } from './CertificateFacts.tsx';
import { Renewal } from './Renewal.tsx';
import { certificateWords } from './words/certificate-words.ts';

type Own = OutputOf<typeof getOwnCertificate>;

interface OwnCertificateProps extends Pick<Own, 'request' | 'signed'> {
  readonly certificate: CertificateCard;
  readonly onOpen: (dialog: 'secret' | 'bring' | 'suspend' | 'revoke') => void;
}

/** The certificate in use: how long it lasts, and what its owner can do about it. */
export function OwnCertificate({ certificate, request, signed, onOpen }: OwnCertificateProps) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const { state, origin, token } = certificate;
  return (
    <>
      <Renewal certificate={certificate} request={request} />
      {state === 'suspended' && <p className="own-certificate-soon">{say('own.isSuspended')}</p>}
      {state === 'valid' && !certificate.hasBegun && (
        <p className="own-certificate-soon">
          {say('own.notBegun', { from: formatMoment(certificate.notBefore, language) })}
        </p>
      )}
      <Face certificate={certificate} />
      <CertificateFacts certificate={certificate} isFaced />
      <ul className="own-certificate-acts">
        {signed && <Signed signed={signed} />}
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
        {state === 'valid' && (
          <Act
            Icon={OctagonPause}
            text={say('own.lost')}
            hint={say('own.lostHint')}
            label={say('own.suspend')}
            isDangerous
            onPress={() => onOpen('suspend')}
          />
        )}
        <Act
          Icon={Ban}
          text={say('own.revoke')}
          label={say('revokeOwn')}
          isDangerous
          onPress={() => onOpen('revoke')}
        />
      </ul>
    </>
  );
}

function Signed({ signed }: { readonly signed: NonNullable<Own['signed']> }) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const { documents, ofThis, lastAt } = signed;
  return (
    <li>
      <PenLine size={20} aria-hidden="true" />
      <span>
        {say(documents === 0 ? 'own.signedNone' : 'own.signed', { count: documents })}
        {ofThis < documents && (
          <small>{say('own.signedOfThis', { count: ofThis, before: documents - ofThis })}</small>
        )}
        {lastAt !== null && (
          <small>{say('own.signedLast', { at: formatMoment(lastAt, language) })}</small>
        )}
      </span>
    </li>
  );
}

/** Whose it is, and how much of its time has passed. */
function Face({ certificate }: { readonly certificate: CertificateCard }) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const [from, until] = [certificate.notBefore, certificate.notAfter].map((at) =>
    civilDateAt(new Date(at)),
  ) as [string, string];
  const Mark = certificate.state === 'valid' ? BadgeCheck : OctagonPause;
  const whole = Math.max(1, daysBetween(from, until));
  const passed = Math.min(whole, Math.max(0, whole - certificate.daysLeft));
  return (
    <section className="own-certificate" aria-label={say('title')}>
      <div className="own-certificate-line">
        <b>{certificate.subject}</b>
        <Mark size={30} aria-hidden="true" />
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
  readonly hint?: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly onPress: () => void;
}

function Act({ Icon, text, hint, label, isDangerous = false, onPress }: ActProps) {
  return (
    <li>
      <Icon size={20} aria-hidden="true" />
      <span>
        {text}
        {hint !== undefined && <small>{hint}</small>}
      </span>
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
