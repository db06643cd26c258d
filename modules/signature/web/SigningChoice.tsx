import type { DigitalAct, SigningPart } from '@sarn/document/web';
import type { OutputOf } from '@sarn/kernel';
import { ErrorSummary, LinkButton, RadioGroup, Skeleton, useWords } from '@sarn/platform-web';
import { hasSignaturePlace } from '@sarn/printed-document/contract';
import type { getSigningOffer } from '@sarn/signature/contract';
import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { CertificateLine, NotReady } from './CertificateLine.tsx';
import { CodeField } from './CodeField.tsx';
import { PreparedHash } from './PreparedHash.tsx';
import { useAskedUntilSent } from './sent-signature.ts';
import { useSendCode, useSigningOffer } from './signature.client.ts';
import { signatureWords } from './words/signature-words.ts';
import './signature.css';

type Offer = OutputOf<typeof getSigningOffer>;
type ChoiceProps = ComponentProps<SigningPart['Choice']>;

/**
 * In the form of a signature: with the certificate, where the person has one, with the hand signature, or with the typed
 * name. What the agency does not allow is not offered; the server refuses it as well.
 */
export function SigningChoice(props: ChoiceProps) {
  const { data, isError } = useSigningOffer(props.detail.id);
  const say = useWords(signatureWords);
  const place = placeIn(props.detail.kind, data?.offer);
  const hasPlace = place !== 'none';
  const isDecided = usePreferred(data, hasPlace, props.onUsual);
  const { digital, onExcluded } = props;
  const isExcluded = data?.isExcluded === true;
  // Nobody signs with a certificate here before number and hash of the file were shown.
  const isUnseen = digital !== null && digital.prepared === undefined;
  useEffect(() => onExcluded(isExcluded || isUnseen), [isExcluded, isUnseen, onExcluded]);
  if (isError) return <Secret {...props} digital={null} />;
  if (!data || !isDecided) return <Skeleton count={2} />;
  if (isExcluded) return <ErrorSummary error={say('excluded')} />;
  if (data.offer === 'no-pages' && !data.isPictureNeeded) return <Secret {...props} />;
  const ways = waysOf(data, hasPlace);
  return (
    <>
      {ways.length > 1 || data.offer === 'ready' || data.isPictureNeeded ? (
        <Ways offer={data} ways={ways} place={place} {...props} />
      ) : null}
      {ways.length === 1 && ways[0] === 'password' && place === 'initials' && (
        <p className="s-muted s-small">{say('passwordInitials')}</p>
      )}
      {data.offer !== 'ready' && data.offer !== 'no-pages' && <NotReady {...data} />}
      {data.isFollowing && data.offer !== 'ready' && (
        <p className="s-small signing-reason">{say('follows')}</p>
      )}
      <Secret {...props} />
    </>
  );
}

/** The secret with the hash of what it signs: in sight together, also on a phone. */
function Secret({ asked: present, digital, onPrepared, children }: ChoiceProps) {
  const asked = useAskedUntilSent(present);
  return (
    <div className="s-form-pinned signing-secret">
      {digital && (
        <PreparedHash
          key={JSON.stringify(asked)}
          {...{ asked, onPrepared }}
          told={digital.prepared}
        />
      )}
      {children}
    </div>
  );
}

type Way = 'digital' | 'picture' | 'password';

/** Where it is written by hand: a signature above the name, nowhere, or initials beside the seal. */
type Place = 'above' | 'none' | 'initials';

/** @rule saraban-2526 ข้อ 13 A stamped letter is initialled and not signed; below the initials stands whose they are. */
function placeIn(kind: string, offer: Offer['offer'] | undefined): Place {
  if (offer === 'no-pages') return 'none';
  if (kind === 'stamp') return 'initials';
  return hasSignaturePlace(kind) ? 'above' : 'none';
}

/**
 * The ways that are allowed, and that the person has, the strongest first. A hand signature for which the pages have no
 * place is only offered where the agency wants one.
 */
function waysOf({ offer, isNeeded, isPictureNeeded, hasPicture }: Offer, hasPlace: boolean): Way[] {
  const ways: Way[] = offer === 'ready' ? ['digital'] : [];
  // A certificate that is wanted and missing is told by the server, too.
  if (isNeeded) return ways;
  if (hasPicture && (hasPlace || isPictureNeeded)) ways.push('picture');
  return isPictureNeeded ? ways : [...ways, 'password'];
}

interface WaysProps extends ChoiceProps {
  readonly offer: Offer;
  readonly ways: readonly Way[];
  readonly place: Place;
}

/** The ways, with what the chosen one needs. */
function Ways({ offer, ways, place, ...form }: WaysProps) {
  const { detail, digital, withPicture, onChange } = form;
  const say = useWords(signatureWords);
  const send = useSendCode(detail.id);
  if (ways.length === 0) {
    return (
      <p className="s-small signing-reason">
        {say(place === 'initials' ? 'initialsMissing' : 'pictureMissing')}{' '}
        <LinkButton href="/profile">{say('toPicture')}</LinkButton>
      </p>
    );
  }
  return (
    <div className="signing-choice">
      <RadioGroup
        label={say('choice')}
        options={ways.map((way) => ({
          value: way,
          label: say(way === 'picture' && place === 'initials' ? 'initials' : way),
          hint: say(hintOf(way, place)),
        }))}
        value={digital ? 'digital' : withPicture ? 'picture' : 'password'}
        onChange={(way) => onChange(way === 'digital' ? begun(offer) : null, way === 'picture')}
      />
      {digital && offer.certificate && (
        <CertificateLine
          certificate={offer.certificate}
          picture={pictureOf(place, offer.hasPicture)}
        />
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
          onChange={(code) => onChange({ ...digital, code }, false)}
        />
      )}
    </div>
  );
}

/** What comes of a way on the pages, by where a hand signature stands on them. */
const hintOf = (way: Way, place: Place) =>
  way === 'digital' || place === 'above'
    ? (`${way}Text` as const)
    : place === 'initials'
      ? (`${way}Initials` as const)
      : (`${way}NoPlace` as const);

/** What becomes of the hand signature, or of the initials, where it is signed digitally. */
function pictureOf(place: Place, hasPicture: boolean) {
  if (place === 'initials') return hasPicture ? 'withInitials' : 'noInitials';
  if (!hasPicture) return null;
  return place === 'above' ? 'withPicture' : 'noPlace';
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
function usePreferred(
  offer: Offer | undefined,
  hasPlace: boolean,
  onUsual: ChoiceProps['onUsual'],
): boolean {
  const [isDecided, setDecided] = useState(false);
  useEffect(() => {
    if (offer === undefined || isDecided) return;
    setDecided(true);
    const isAsked = offer.offer !== 'no-pages' || offer.isPictureNeeded;
    if (offer.offer === 'ready') onUsual(begun(offer), false);
    else if (isAsked && waysOf(offer, hasPlace)[0] === 'picture') onUsual(null, true);
  }, [offer, hasPlace, isDecided, onUsual]);
  return isDecided;
}
