import { Disclosure, LinkButton, useWords } from '@sarn/platform-web';
import { SheetButton } from './SheetButton.tsx';
import { signatureWords } from './words/signature-words.ts';
import './signature.css';

/**
 * Beside a document that was signed by password: the code on its pages, and where everybody can verify it. Closed at
 * first, because almost every document has it.
 */
export function PasswordProof({ code }: { readonly code: string }) {
  const say = useWords(signatureWords);
  return (
    <Disclosure title={say('panelPassword')}>
      <p className="s-small">{say('panelPasswordText')}</p>
      <p className="s-small s-muted">
        {say('code')} <span className="signature-code">{code}</span>
      </p>
      <div className="signature-proof">
        <SheetButton code={code} />
        <LinkButton href={`/v#${code}`} isNewTab variant="ghost">
          {say('verifyPage')}
        </LinkButton>
      </div>
    </Disclosure>
  );
}
