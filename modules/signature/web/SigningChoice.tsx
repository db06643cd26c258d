import type { SigningPart } from '@sarn/document/web';
import { RadioGroup, useWords } from '@sarn/platform-web';
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { CertificateLine, NotReady } from './CertificateLine.tsx';
import { CodeField } from './CodeField.tsx';
import { useSendCode, useSigningOffer } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';
import './signature.css';

type ChoiceProps = ComponentProps<SigningPart['Choice']>;

/** In the form of a signature: with the certificate, where the person has one, or with the password. */
export function SigningChoice({ detail, digital, onChange }: ChoiceProps) {
  const say = useWords(signatureWords);
  const { data } = useSigningOffer(detail.id);
  const isReady = data?.offer === 'ready';
  const send = useSendCode(detail.id);
  usePreferred(isReady, onChange);
  if (!data || data.offer === 'no-pages') return null;
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
        <CertificateLine certificate={data.certificate} hasPicture={data.hasPicture} />
      )}
      {digital && data.isNumberedLater && <p className="s-muted s-small">{say('numberLater')}</p>}
      {digital && data.asksCode && (
        <CodeField
          send={send}
          hasApp={data.hasApp}
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
