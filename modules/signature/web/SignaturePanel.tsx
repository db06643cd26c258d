import { PanelSection } from '@sarn/document/web';
import type { DocumentPanelProps } from '@sarn/document/web';
import { civilDateAt } from '@sarn/kernel';
import { LinkButton, formatDay, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import type { SignatureCard } from '@sarn/signature/contract';
import { groupedHash } from '@sarn/signing/contract';
import { BadgeCheck } from 'lucide-react';
import { FileJudged } from './FileJudged.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { SealRows } from './SealRows.tsx';
import { SheetButton } from './SheetButton.tsx';
import { useSignatures } from './signature.client.ts';
import { timestampWords } from './timestamps/words/timestamp-words.ts';
import { signatureWords } from './words/signature-words.ts';
import './signature.css';

/** Beside a signed document: who signed digitally, and where everybody can verify it; by password, where. */
export function SignaturePanel({ detail }: DocumentPanelProps) {
  const say = useWords(signatureWords);
  const { data } = useSignatures(detail.id);
  if (!data) return null;
  const last = data.rows.at(-1);
  if (!last) return data.code ? <PasswordProof code={data.code} /> : null;
  return (
    <PanelSection
      title={say('panel')}
      count={data.rows.length + data.seals.filter(({ state }) => state === 'sealed').length}
    >
      <FileJudged detail={detail} code={last.code} />
      <ol className="signature-list">
        {data.rows.map((row) => (
          <SignatureRow key={row.id} row={row} />
        ))}
      </ol>
      <SealRows documentId={detail.id} seals={data.seals} />
      <p className="s-small s-muted signature-hash">
        {say('hash')} <code>{groupedHash(data.sha256 ?? last.sha256)}</code>
      </p>
      <div className="signature-proof">
        <SheetButton code={last.code} />
        <LinkButton href={`/v#${last.code}`} isNewTab variant="ghost">
          {say('verifyPage')}
        </LinkButton>
      </div>
      <FileState file={data.file} missing={data.missing} />
    </PanelSection>
  );
}

/** Who signed, when, and what. */
function SignatureRow({ row }: { readonly row: SignatureCard }) {
  const say = useWords(signatureWords);
  const language = useLanguage();
  const { signerName, signerLines, signedAt, level, code, stampedLaterAt, signedSha256 } = row;
  return (
    <li>
      <BadgeCheck size={20} aria-hidden="true" className="signature-mark" />
      <div>
        <strong>{signerName}</strong>
        {signerLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="s-small s-muted">
          {say(`level.${level}`)} · {formatMoment(signedAt, language)}
        </p>
        {stampedLaterAt && (
          <p className="s-small s-muted">
            {say('stampedLater', { at: formatMoment(stampedLaterAt, language) })}
          </p>
        )}
        {level === 'B-B' && !stampedLaterAt && (
          <p className="s-small s-muted">{say('notStamped')}</p>
        )}
        <p className="s-small s-muted">
          {say('code')} <span className="signature-code">{code}</span>
        </p>
        {signedSha256 && (
          <p className="s-small s-muted signature-hash">
            {say('hashSigned')} <code>{groupedHash(signedSha256)}</code>
          </p>
        )}
      </div>
    </li>
  );
}

type FileStateProps = Pick<
  NonNullable<ReturnType<typeof useSignatures>['data']>,
  'file' | 'missing'
>;

/** How long the file proves itself, and what it still lacks. */
function FileState({ file, missing }: FileStateProps) {
  const say = useWords(signatureWords);
  const sayWhy = useWords(timestampWords);
  const language = useLanguage();
  const day = file?.stampedUntil && formatDay(civilDateAt(new Date(file.stampedUntil)), language);
  return (
    <>
      {missing && (
        <p className="s-small s-muted">{say('missing', { why: sayWhy(`failures.${missing}`) })}</p>
      )}
      {day && <p className="s-small s-muted">{say('provable', { day })}</p>}
    </>
  );
}
