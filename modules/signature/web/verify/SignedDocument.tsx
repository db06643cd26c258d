import type { VerifiedDocument } from '@sarn/signature/contract';
import { groupedCode } from '@sarn/signature/contract';
import { formatDay, formatMoment } from '@sarn/platform-web';
import { useLanguage, useWords } from '@sarn/platform-web/public';
import { Outcome } from './Outcome.tsx';
import type { OutcomeTone } from './Outcome.tsx';
import { verifyWords } from './words/verify-words.ts';

interface SignedDocumentProps {
  readonly code: string;
  readonly document: VerifiedDocument;
}

const tones: Readonly<Record<VerifiedDocument['validity'], OutcomeTone>> = {
  ...{ counts: 'success', incomplete: 'warning', withdrawn: 'danger', cancelled: 'danger' },
};

/** What everybody is told of a signed document: never its text. */
export function SignedDocument({ code, document }: SignedDocumentProps) {
  const say = useWords(verifyWords);
  const language = useLanguage();
  const { agency, number, date, subject, validity, checkedAt } = document;
  const facts = [
    ...(number === '' ? [] : [[say('number'), number] as const]),
    [say('date'), date === null ? '–' : formatDay(date, language, 'full')] as const,
    [say('subject'), subject] as const,
  ];
  return (
    <>
      <Outcome tone={tones[validity]} title={say(`validity.${validity}`)}>
        <p>{say(`validityText.${validity}`, { agency })}</p>
      </Outcome>
      <section className="verify-card">
        <header>
          <h2>{say('document')}</h2>
          <span className="verify-code">{groupedCode(code)}</span>
        </header>
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd lang="th">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {document.signatures.length > 0 && <Signers document={document} />}
      <p className="s-small s-muted">
        {say('checkedAt', { at: formatMoment(checkedAt, language, 'full') })}
      </p>
    </>
  );
}

function Signers({ document }: Pick<SignedDocumentProps, 'document'>) {
  const say = useWords(verifyWords);
  const language = useLanguage();
  return (
    <section className="verify-card">
      <h2>{say('signers')}</h2>
      {!document.isDigital && <p>{say('byPassword')}</p>}
      <ol className="verify-signers">
        {document.signatures.map(
          ({ signerName, signerLines, signedAt, level, stampedLaterAt }, at) => (
            <li key={`${signedAt} ${signerName}`}>
              <span className="verify-count" aria-hidden="true">
                {at + 1}
              </span>
              <div lang="th">
                <strong>{signerName}</strong>
                {signerLines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <p className="s-small s-muted">
                  {formatMoment(signedAt, language, 'full')} · {say(`level.${level}`)}
                </p>
                {stampedLaterAt && (
                  <p className="s-small s-muted">
                    {say('stampedLater', { at: formatMoment(stampedLaterAt, language, 'full') })}
                  </p>
                )}
              </div>
            </li>
          ),
        )}
        {document.seals.map(({ after, sealedAt, level }, at) => (
          <li key={after}>
            <span className="verify-count" aria-hidden="true">
              {document.signatures.length + at + 1}
            </span>
            <div lang="th">
              <strong>{document.agency}</strong>
              <p lang={language}>{say(`seal.${after}`)}</p>
              {sealedAt && level && (
                <p className="s-small s-muted">
                  {formatMoment(sealedAt, language, 'full')} · {say(`sealLevel.${level}`)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
