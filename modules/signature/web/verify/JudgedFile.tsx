import type { JudgedSignature, Judgement, Verdict } from '@sarn/signing/contract';
import { formatMoment } from '@sarn/platform-web';
import { useLanguage, useWords } from '@sarn/platform-web/public';
import type { ReactNode } from 'react';
import { EarlierForm } from './EarlierForm.tsx';
import { Outcome } from './Outcome.tsx';
import type { OutcomeTone } from './Outcome.tsx';
import { reasonOf } from './reason-of.ts';
import { verifyWords } from './words/verify-words.ts';

const tones: Readonly<Record<Verdict, OutcomeTone>> = {
  valid: 'success',
  unproven: 'warning',
  invalid: 'danger',
};

interface JudgedFileProps {
  readonly judgement: Judgement;
  readonly file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
}

/** What was found in a file: each signature with its signer, its time and what is wrong with it. */
export function JudgedFile({ judgement, file }: JudgedFileProps) {
  const say = useWords(verifyWords);
  if (judgement.kind === 'refused') {
    return <Outcome tone="danger" title={say(`judged.refused.${judgement.code}`)} />;
  }
  if (judgement.kind === 'unsigned') {
    return <Outcome tone="warning" title={say('judged.unsigned')} />;
  }
  return (
    <div className="verify-judged">
      <h3>{say('judged.title')}</h3>
      {judgement.signatures.map((signature, at) => (
        <Judged key={signature.field} signature={signature}>
          <EarlierForm file={file} signature={signature} at={at + 1} />
        </Judged>
      ))}
    </div>
  );
}

interface JudgedProps {
  readonly signature: JudgedSignature;
  readonly children: ReactNode;
}

function Judged({ signature, children }: JudgedProps) {
  const say = useWords(verifyWords);
  const language = useLanguage();
  const { kind, verdict, signer, claimedAt, provedAt, problems, changes } = signature;
  const moment = (at: number) => formatMoment(new Date(at).toISOString(), language, 'full');
  const reasons = [...new Set(problems.map(({ code }) => reasonOf(code)))];
  const changed = changes.map(({ code, page }) => {
    const what = say(`judged.changes.${code}`);
    return page === undefined ? what : `${what} (${say('judged.page', { page })})`;
  });
  return (
    <Outcome tone={tones[verdict]} title={say(`judged.verdict.${verdict}`)}>
      <p lang="th">
        <strong>
          {kind === 'signature' ? (signer?.name.commonName ?? '–') : say('judged.timestamp')}
        </strong>
      </p>
      {signer && kind === 'signature' && (
        <p lang="th">
          {[signer.name.post, signer.name.unit, signer.name.organisation]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {provedAt === undefined
        ? claimedAt !== undefined && <p>{say('judged.claimed', { at: moment(claimedAt) })}</p>
        : say('judged.proved', { at: moment(provedAt) })}
      {changed.length > 0 && (
        <p>{say('judged.changed', { what: [...new Set(changed)].join(', ') })}</p>
      )}
      {reasons
        .filter(({ isTold }) => isTold)
        .map(({ word, code }) => (
          <p key={word + code}>{say(`judged.problems.${word}`, { code })}</p>
        ))}
      {children}
    </Outcome>
  );
}
