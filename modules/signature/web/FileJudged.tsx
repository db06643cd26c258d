import type { DocumentDetail } from '@sarn/document/contract';
import { formatTime } from '@sarn/kernel';
import { call, useLanguage, useWords } from '@sarn/platform-web';
import { usePrinted } from '@sarn/printed-document/web';
import { verifySignature } from '@sarn/signature/contract';
import type { Verdict } from '@sarn/signing/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { judgeFile } from './judge-file.ts';
import type { JudgedBytes } from './judge-file.ts';
import { signatureWords } from './words/signature-words.ts';

interface FileJudgedProps {
  readonly detail: DocumentDetail;
  /** The code printed on the document. */
  readonly code: string;
}

const icons = { valid: CircleCheck, unproven: CircleAlert, invalid: CircleX } as const;

/**
 * What this device finds in the file that is shown: all signatures together, when it was looked at, and its hash.
 * Nothing is taken from the server's word: a file that was changed on the server is told, too.
 */
export function FileJudged({ detail, code }: FileJudgedProps) {
  const say = useWords(signatureWords);
  const language = useLanguage();
  const { data, dataUpdatedAt } = useJudged(detail, code);
  if (!data) return null;
  const { verdict, count } = outcomeOf(data);
  const Icon = icons[verdict];
  const at = formatTime(new Date(dataUpdatedAt).toISOString(), language);
  return (
    <div className="signature-outcome" data-verdict={verdict} role="status">
      <Icon size={24} aria-hidden="true" />
      <div>
        <strong>{say(`outcome.${verdict}`, { count })}</strong>
        <p className="s-small">
          {say(`outcomeText.${verdict}`)} {say('judgedAt', { at })}
        </p>
      </div>
    </div>
  );
}

/** Judged once for each version; not over plain http, where browsers have no cryptography. */
function useJudged({ id, version }: DocumentDetail, code: string) {
  const { data: blob } = usePrinted(id, version);
  return useQuery({
    queryKey: ['registry', 'signature-judged', id, version],
    enabled: blob !== undefined && globalThis.isSecureContext,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const verified = await call(verifySignature, { code }, { signal });
      return judgeFile(new Uint8Array(await (blob as Blob).arrayBuffer()), verified);
    },
  });
}

/** The worst of the signatures; a file that is another one than was signed counts as changed. */
function outcomeOf({ judgement, isSame }: JudgedBytes): { verdict: Verdict; count: number } {
  if (judgement.kind !== 'signed' || isSame === false) return { verdict: 'invalid', count: 0 };
  const signatures = judgement.signatures.filter(({ kind }) => kind === 'signature');
  const verdicts = judgement.signatures.map(({ verdict }) => verdict);
  const worst = (['invalid', 'unproven'] as const).find((one) => verdicts.includes(one));
  return { verdict: worst ?? 'valid', count: signatures.length };
}
