import type { CertificateCard } from '@sarn/certificate/contract';
import { DescriptionList, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { StateBadge } from './StateBadge.tsx';
import { certificateWords } from './words/certificate-words.ts';

interface CertificateFactsProps {
  readonly certificate: CertificateCard;
  /** Whose it is and until when is shown above. */
  readonly isFaced?: boolean;
}

/** What a certificate says: never its key. */
export function CertificateFacts({ certificate, isFaced = false }: CertificateFactsProps) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const { subject, state, issuer, notAfter, serial, origin, reason, token } = certificate;
  return (
    <DescriptionList
      items={[
        ...(isFaced && state === 'valid'
          ? []
          : [{ term: say('state'), value: <StateBadge certificate={certificate} /> }]),
        ...(isFaced
          ? []
          : [
              { term: say('holder'), value: subject },
              { term: say('until'), value: formatMoment(notAfter, language) },
            ]),
        { term: say('issuer'), value: issuer },
        { term: say('origin'), value: say(`origins.${origin}`) },
        ...(token === null ? [] : [{ term: say('key'), value: say('keyInToken', { token }) }]),
        ...(reason === '' ? [] : [{ term: say('reason'), value: reason }]),
        {
          term: say('serial'),
          value: <code className="certificate-code">{serial}</code>,
          isLong: true,
        },
      ]}
    />
  );
}
