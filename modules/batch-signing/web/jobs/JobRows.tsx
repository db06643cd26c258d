import { useTerms } from '@sarn/document/web';
import { Badge, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import type { OpenBatch, SigningJob } from '@sarn/batch-signing/contract';
import { JobActions } from './JobActions.tsx';
import { jobWords } from './words/job-words.ts';

interface JobRowsProps {
  readonly label: string;
  readonly jobs: readonly SigningJob[];
}

/** Attempts: by whom, how far, since when. */
export function JobRows({ label, jobs }: JobRowsProps) {
  const say = useWords(jobWords);
  const term = useTerms();
  const language = useLanguage();
  return (
    <ul className="signature-job-list" aria-label={label}>
      {jobs.map(({ id, person, state, failure, changedAt }) => (
        <li key={id}>
          <div>
            <strong>{person}</strong>
            <p className="s-small s-muted">
              {say('since')} {formatMoment(changedAt, language)}
            </p>
            {failure && <p className="s-small">{term(failure)}</p>}
          </div>
          <Badge tone={state === 'failed' ? 'danger' : 'info'}>{say(`job.${state}`)}</Badge>
          <JobActions what="attempt" id={id} mayRelease={state !== 'failed'} />
        </li>
      ))}
    </ul>
  );
}

/** Batches that are not over, with what of them is signed. */
export function BatchRows({ batches }: { readonly batches: readonly OpenBatch[] }) {
  const say = useWords(jobWords);
  const language = useLanguage();
  return (
    <ul className="signature-job-list" aria-label={say('batches')}>
      {batches.map(({ id, person, state, begunAt, ...counts }) => (
        <li key={id}>
          <div>
            <strong>{person}</strong>
            <p className="s-small s-muted">
              {say('since')} {formatMoment(begunAt, language)} ·{' '}
              {say('counts', {
                signed: counts.signed,
                waiting: counts.waiting,
                refused: counts.refused,
              })}
            </p>
          </div>
          <Badge tone={state === 'running' ? 'info' : 'warning'}>{say(`batch.${state}`)}</Badge>
          <JobActions what="batch" id={id} mayRelease={state !== 'running'} />
        </li>
      ))}
    </ul>
  );
}
