import { useTerms } from '@sarn/document/web';
import { Badge, Button, formatMoment, useLanguage, useToasts, useWords } from '@sarn/platform-web';
import type { WaitingSeal } from '@sarn/batch-signing/contract';
import { useRetrySeal } from './jobs.client.ts';
import { jobWords } from './words/job-words.ts';

/** Signed files that wait for number and day: since when, why, and what can be done. */
export function SealJobRows({ seals }: { readonly seals: readonly WaitingSeal[] }) {
  const say = useWords(jobWords);
  const term = useTerms();
  const language = useLanguage();
  const toasts = useToasts();
  const retry = useRetrySeal();
  return (
    <ul className="signature-job-list" aria-label={say('seals')}>
      {seals.map(({ documentId, dueAt, failure, tries, state }) => (
        <li key={documentId}>
          <div>
            <strong>{say('sealOf')}</strong>
            <p className="s-small s-muted">
              {say('since')} {formatMoment(dueAt, language)}
              {tries > 0 && ` · ${say('triedTimes', { count: tries })}`}
            </p>
            {failure && <p className="s-small">{term(failure)}</p>}
          </div>
          <Badge tone={state === 'failed' ? 'danger' : 'info'}>{say(`seal.${state}`)}</Badge>
          {state !== 'confirmation' && (
            <div className="signature-job-acts">
              <Button
                size="s"
                isPending={retry.isPending}
                onPress={() => retry.mutate(documentId, { onError: (error) => toasts.fail(error) })}
              >
                {say('sealRetry')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
