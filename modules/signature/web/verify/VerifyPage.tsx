import { codeLength, groupedCode, readCode } from '@sarn/signature/contract';
import {
  PublicButton,
  PublicForm,
  PublicTextField,
  errorText,
  useForm,
  usePageTitle,
  useWords,
} from '@sarn/platform-web/public';
import { useEffect } from 'react';
import { FileCheck } from './FileCheck.tsx';
import { Outcome } from './Outcome.tsx';
import { SheetButton } from './SheetButton.tsx';
import { SignedDocument } from './SignedDocument.tsx';
import { useVerified } from './use-verified.ts';
import { verifyWords } from './words/verify-words.ts';
import './verify.css';

/**
 * `/v#{code}`: everybody finds out who signed a document and whether a file is it, without an account. The code is
 * behind `#`, so that it does not stand in the records of servers between.
 */
export default function VerifyPage() {
  const say = useWords(verifyWords);
  usePageTitle(say('title'));
  const { shown, error, again } = useVerified();
  if (error) {
    return (
      <div className="verify-page">
        <h1>{say('title')}</h1>
        <p role="alert">{errorText(error)}</p>
        <PublicButton onPress={again}>{say('again')}</PublicButton>
      </div>
    );
  }
  if (!shown) return <p role="status">{say('loading')}</p>;
  const { code, typed, document } = shown;
  return (
    <article className="verify-page">
      <h1>{say('title')}</h1>
      {code !== '' && !document && (
        <Outcome tone="warning" title={say('unknown')}>
          <p>{say('unknownText')}</p>
        </Outcome>
      )}
      {document ? (
        <SignedDocument code={code} document={document} />
      ) : (
        <CodeForm key={typed} typed={typed} />
      )}
      <FileCheck key={`file ${code}`} verified={shown} />
      {document && (
        <div className="verify-buttons s-no-print">
          <SheetButton code={code} />
          <PublicButton variant="quiet" onPress={() => window.print()}>
            {say('print')}
          </PublicButton>
          <PublicButton variant="quiet" onPress={() => void (location.hash = '')}>
            {say('another')}
          </PublicButton>
        </div>
      )}
    </article>
  );
}

function CodeForm({ typed }: { readonly typed: string }) {
  const say = useWords(verifyWords);
  const form = useForm({
    name: 'signature.code',
    start: { code: groupedCode(typed) },
    check: ({ code }) => ({ code: readCode(code).length !== codeLength && say('codeMissing') }),
    send: async ({ code }) => void (location.hash = groupedCode(readCode(code))),
  });
  const kept = readCode(form.values.code);
  // It stands in the address while it is typed, so that it is still there when the page is loaded again.
  useEffect(() => history.replaceState(history.state, '', `#${kept}`), [kept]);
  return (
    <PublicForm className="verify-form" form={form}>
      <PublicTextField
        label={say('code')}
        description={say('codeHint')}
        isRequired
        maxLength={40}
        autoComplete="off"
        {...form.field('code')}
      />
      <PublicButton type="submit" variant="primary" isPending={form.isPending}>
        {say('check')}
      </PublicButton>
    </PublicForm>
  );
}
