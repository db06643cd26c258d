import type { CertificateCard } from '@sarn/certificate/contract';
import { DescriptionList, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { StateBadge } from './StateBadge.tsx';
import { certificateWords } from './words/certificate-words.ts';

/** What a certificate says: never its key. */
export function CertificateFacts({ certificate }: { readonly certificate: CertificateCard }) {
  const say = useWords(certificateWords);
  const language = useLanguage();
  const { subject, issuer, notAfter, serial, origin, reason, token } = certificate;
  return (
    <DescriptionList
      items={[
        { term: say('state'), value: <StateBadge certificate={certificate} /> },
        { term: say('holder'), value: subject },
        { term: say('until'), value: formatMoment(notAfter, language) },
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
