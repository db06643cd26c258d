import { formatMoment } from '@sarn/platform-web';
import {
  PublicButton,
  apiUrl,
  copyText,
  errorText,
  useLanguage,
  useWords,
} from '@sarn/platform-web/public';
import { groupedHash } from '@sarn/signing/contract';
import { useRef, useState } from 'react';
import { JudgedFile } from './JudgedFile.tsx';
import { Outcome } from './Outcome.tsx';
import { checkFile } from './check-file.ts';
import type { CheckedFile } from './check-file.ts';
import type { Verified } from './use-verified.ts';
import { verifyWords } from './words/verify-words.ts';

type Shown =
  | { readonly kind: 'checking'; readonly name: string }
  | { readonly kind: 'checked'; readonly file: CheckedFile }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Compares a file with the signed one and judges its signatures, on the device: it is sent nowhere. */
export function FileCheck({ verified }: { readonly verified: Verified }) {
  const say = useWords(verifyWords);
  const [shown, show] = useState<Shown | null>(null);
  const { document } = verified;
  const check = async (file: File | undefined) => {
    if (!file) return;
    show({ kind: 'checking', name: file.name });
    try {
      show({ kind: 'checked', file: await checkFile(file, verified) });
    } catch (error) {
      show({ kind: 'failed', error });
    }
  };
  return (
    <section className="verify-card">
      <h2>{say(document ? 'file' : 'anyFile')}</h2>
      {globalThis.isSecureContext ? (
        <ChooseFile onChoose={(file) => void check(file)} />
      ) : (
        <p className="s-muted">{say('notHere')}</p>
      )}
      {shown?.kind === 'checking' && <p role="status">{say('checking', { name: shown.name })}</p>}
      {shown?.kind === 'failed' && <p role="alert">{errorText(shown.error)}</p>}
      {shown?.kind === 'checked' && <Checked file={shown.file} document={document} />}
      {document?.sha256 && <Hash sha256={document.sha256} isDigital={document.isDigital} />}
      {verified.roots.length > 0 && document?.isDigital !== false && (
        <p className="s-small s-no-print">
          <a href={apiUrl('/signature/offline-verifier').href} download>
            {say('offline')}
          </a>
        </p>
      )}
    </section>
  );
}

interface CheckedProps {
  readonly file: CheckedFile;
  readonly document: Verified['document'];
}

function Checked({ file, document }: CheckedProps) {
  const { isSame, judgement } = file;
  // Of a document that names and passwords signed nobody expects a certificate in the file.
  const isExpected = document?.isDigital === false && judgement.kind === 'unsigned';
  return (
    <>
      {document && isSame !== null && <Compared file={file} isDigital={document.isDigital} />}
      {!isExpected && <JudgedFile judgement={judgement} file={file} />}
    </>
  );
}

/** Whether it is the document, and of former pages which they are. */
function Compared({
  file,
  isDigital,
}: {
  readonly file: CheckedFile;
  readonly isDigital: boolean;
}) {
  const say = useWords(verifyWords);
  const language = useLanguage();
  const { name, isSame, former } = file;
  const by = isDigital ? 'digital' : 'password';
  if (former) {
    const at = formatMoment(former.keptAt, language, 'full');
    return (
      <Outcome tone="warning" title={say('former')}>
        <p>{say(`formerText.${former.state}`, { name, at })}</p>
      </Outcome>
    );
  }
  return (
    <Outcome
      tone={isSame ? 'success' : 'danger'}
      title={say(isSame ? `same.${by}` : `other.${by}`)}
    >
      <p>{say(isSame ? `sameText.${by}` : `otherText.${by}`, { name })}</p>
    </Outcome>
  );
}

function ChooseFile({ onChoose }: { readonly onChoose: (file: File | undefined) => void }) {
  const say = useWords(verifyWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className="verify-drop s-no-print"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChoose(event.dataTransfer.files[0]);
      }}
    >
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={say('choose')}
        hidden
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <PublicButton variant="primary" onPress={() => input.current?.click()}>
        {say('choose')}
      </PublicButton>
      <p className="s-small s-muted">{say('drop')}</p>
    </div>
  );
}

interface HashProps {
  readonly sha256: string;
  readonly isDigital: boolean;
}

function Hash({ sha256, isDigital }: HashProps) {
  const say = useWords(verifyWords);
  const [said, setSaid] = useState<'copy' | 'copied' | 'copyFailed'>('copy');
  const copy = async () => {
    setSaid((await copyText(sha256)) ? 'copied' : 'copyFailed');
  };
  return (
    <div className="verify-hash">
      <div>
        <p className="s-small s-muted">{say(isDigital ? 'hash' : 'hashByPassword')}</p>
        <code>{groupedHash(sha256)}</code>
      </div>
      <span className="s-no-print">
        <PublicButton variant="quiet" onPress={() => void copy()}>
          {say(said)}
        </PublicButton>
      </span>
    </div>
  );
}
