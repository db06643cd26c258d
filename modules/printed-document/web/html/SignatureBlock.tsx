import { useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { registryWords } from '@sarn/document/web';
import './memo-document.css';

interface SignatureBlockProps {
  readonly detail: Pick<DocumentDetail, 'signedBy' | 'route'>;
  /** Role of the signer, printed below the post: "ผู้ตรวจรายงานการประชุม". */
  readonly roleWord?: string;
}

/** Own post with the phrase of the power, then the posts acted for, one per line (DOMAIN §4.6). */
function linesOf(signedBy: DocumentDetail['signedBy'], awaited = ''): readonly string[] {
  if (!signedBy) return [awaited];
  return signedBy.lines.length > 0 ? signedBy.lines : [signedBy.post];
}

/** The signature under a document, or the place for it. */
export function SignatureBlock({ detail, roleWord }: SignatureBlockProps) {
  const say = useWords(registryWords);
  const language = useLanguage();
  const { signedBy } = detail;
  const signatory = detail.route.find((step) => step.role === 'sign')?.person;
  const name = signedBy?.name ?? signatory?.name;
  if (!name) return null;
  return (
    <div className="memo-signature">
      <p className={signedBy ? 'memo-signed' : 'memo-unsigned'}>
        {signedBy
          ? say('memo.signed', { when: formatMoment(signedBy.at, language) })
          : say('memo.awaitingSignature')}
      </p>
      <p>({name})</p>
      {linesOf(signedBy, signatory?.positionName).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {roleWord && <p>{roleWord}</p>}
    </div>
  );
}
