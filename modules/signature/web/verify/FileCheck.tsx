import { PublicButton, apiUrl, copyText, errorText, useWords } from '@sarn/platform-web/public';
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
      {shown?.kind === 'checked' && <Checked file={shown.file} />}
      {document && <Hash sha256={document.sha256} />}
      {verified.roots.length > 0 && (
        <p className="s-small s-no-print">
          <a href={apiUrl('/signature/offline-verifier').href} download>
            {say('offline')}
          </a>
        </p>
      )}
    </section>
  );
}

function Checked({ file }: { readonly file: CheckedFile }) {
  const say = useWords(verifyWords);
  const { name, isSame, judgement } = file;
  return (
    <>
      {isSame !== null && (
        <Outcome tone={isSame ? 'success' : 'danger'} title={say(isSame ? 'same' : 'other')}>
          <p>{say(isSame ? 'sameText' : 'otherText', { name })}</p>
        </Outcome>
      )}
      <JudgedFile judgement={judgement} file={file} />
    </>
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

function Hash({ sha256 }: { readonly sha256: string }) {
  const say = useWords(verifyWords);
  const [said, setSaid] = useState<'copy' | 'copied' | 'copyFailed'>('copy');
  const copy = async () => {
    setSaid((await copyText(sha256)) ? 'copied' : 'copyFailed');
  };
  return (
    <div className="verify-hash">
      <div>
        <p className="s-small s-muted">{say('hash')}</p>
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
