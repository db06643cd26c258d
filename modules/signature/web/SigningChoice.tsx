import type { DigitalAct, SigningPart } from '@sarn/document/web';
import type { OutputOf } from '@sarn/kernel';
import { RadioGroup, Skeleton, useWords } from '@sarn/platform-web';
import type { getSigningOffer } from '@sarn/signature/contract';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { CertificateLine, NotReady } from './CertificateLine.tsx';
import { CodeField } from './CodeField.tsx';
import { useSendCode, useSigningOffer } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';
import './signature.css';

type Offer = OutputOf<typeof getSigningOffer>;
type ChoiceProps = ComponentProps<SigningPart['Choice']>;

/** In the form of a signature: with the certificate, where the person has one, or with the password. */
export function SigningChoice(props: ChoiceProps) {
  const { data, isError } = useSigningOffer(props.detail.id);
  const say = useWords(signatureWords);
  const isDecided = usePreferred(data, props.onChange);
  if (isError) return props.children;
  if (!data || !isDecided) return <Skeleton count={2} />;
  if (data.offer === 'no-pages') return props.children;
  return (
    <>
      {data.offer === 'ready' ? <Ways offer={data} {...props} /> : <NotReady offer={data.offer} />}
      {data.isFollowing && data.offer !== 'ready' && (
        <p className="s-small signing-reason">{say('follows')}</p>
      )}
      {props.children}
    </>
  );
}

interface WaysProps extends ChoiceProps {
  readonly offer: Offer;
}

/** Both ways, with what the chosen one needs. */
function Ways({ offer, detail, digital, onChange }: WaysProps) {
  const say = useWords(signatureWords);
  const send = useSendCode(detail.id);
  return (
    <div className="signing-choice">
      <RadioGroup
        label={say('choice')}
        options={[
          { value: 'digital', label: say('digital'), hint: say('digitalText') },
          ...(offer.isNeeded
            ? []
            : [{ value: 'password', label: say('password'), hint: say('passwordText') }]),
        ]}
        value={digital ? 'digital' : 'password'}
        onChange={(way) => onChange(way === 'digital' ? begun(offer) : null)}
      />
      {digital && offer.certificate && (
        <CertificateLine certificate={offer.certificate} hasPicture={offer.hasPicture} />
      )}
      {digital && offer.withoutCertificate.length > 0 && (
        <p className="s-small signing-reason">
          {say('othersWithout', { names: offer.withoutCertificate.join(', ') })}
        </p>
      )}
      {digital && offer.isNumberedLater && <p className="s-muted s-small">{say('numberLater')}</p>}
      {digital && offer.asksCode && (
        <CodeField
          send={send}
          ways={offer.codeWays}
          hasApp={offer.hasApp}
          code={digital.code}
          onChange={(code) => onChange({ ...digital, code })}
        />
      )}
    </div>
  );
}

/** Signing with the certificate, before anything was typed. */
const begun = ({ certificate }: Pick<Offer, 'certificate'>): DigitalAct => ({
  code: '',
  isPin: typeof certificate?.token === 'string',
});

/**
 * Whoever has a certificate signs with it unless they choose otherwise.
 *
 * @returns whether that is decided: before, the field of another secret would be shown and then taken away
 */
function usePreferred(offer: Offer | undefined, onChange: ChoiceProps['onChange']): boolean {
  const [isDecided, setDecided] = useState(false);
  useEffect(() => {
    if (offer === undefined || isDecided) return;
    setDecided(true);
    if (offer.offer === 'ready') onChange(begun(offer));
  }, [offer, isDecided, onChange]);
  return isDecided;
}
