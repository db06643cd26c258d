import type { CertificateCard } from '@sarn/certificate/contract';
import { certificateLimits } from '@sarn/certificate/contract';
import type { SigningPart } from '@sarn/document/web';
import { civilDateAt } from '@sarn/kernel';
import { LinkButton, RadioGroup, formatDay, useLanguage, useWords } from '@sarn/platform-web';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { CodeField } from './CodeField.tsx';
import { useSigningOffer } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';
import './signature.css';

type ChoiceProps = ComponentProps<SigningPart['Choice']>;

/** Kinds that the registry numbers after the signature, unless the agency set otherwise. */
const numberedLater: readonly string[] = ['outgoing', 'stamp'];

/** In the form of a signature: with the certificate, where the person has one, or with the password. */
export function SigningChoice({ detail, digital, onChange }: ChoiceProps) {
  const say = useWords(signatureWords);
  const { data } = useSigningOffer(detail.id);
  const isLater = numberedLater.includes(detail.kind) && !detail.creation?.isNumberedAtSignature;
  const isReady = data?.offer === 'ready' && !isLater;
  usePreferred(isReady, onChange);
  if (!data || data.offer === 'no-pages') return null;
  if (isLater) return <p className="s-muted s-small">{say('numberLater')}</p>;
  if (!isReady) return <NotReady offer={data.offer} />;
  return (
    <div className="signing-choice">
      <RadioGroup
        label={say('choice')}
        options={[
          { value: 'digital', label: say('digital'), hint: say('digitalText') },
          ...(data.isNeeded
            ? []
            : [{ value: 'password', label: say('password'), hint: say('passwordText') }]),
        ]}
        value={digital ? 'digital' : 'password'}
        onChange={(way) => onChange(way === 'digital' ? noCode : null)}
      />
      {digital && data.certificate && (
        <Card certificate={data.certificate} hasPicture={data.hasPicture} />
      )}
      {digital && data.asksCode && (
        <CodeField
          documentId={detail.id}
          code={digital.code}
          onChange={(code) => onChange({ code })}
        />
      )}
    </div>
  );
}

const noCode = { code: '' } as const;

/** Whoever has a certificate signs with it unless they choose otherwise. */
function usePreferred(isReady: boolean, onChange: ChoiceProps['onChange']): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    onChange(noCode);
  }, [isReady, onChange]);
}

function NotReady({ offer }: { readonly offer: string }) {
  const say = useWords(signatureWords);
  const reason = offer === 'suspended' || offer === 'expired' ? offer : 'none';
  return (
    <p className="s-muted s-small signing-reason">
      {say(reason)} <LinkButton href="/profile">{say('toProfile')}</LinkButton>
    </p>
  );
}

interface CardProps {
  readonly certificate: CertificateCard;
  readonly hasPicture: boolean;
}

function Card({ certificate, hasPicture }: CardProps) {
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
        {hasPicture && <p className="s-small s-muted">{say('withPicture')}</p>}
      </div>
    </div>
  );
}
