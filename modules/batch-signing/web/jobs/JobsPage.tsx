import type { OutputOf } from '@sarn/kernel';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Loaded,
  PageHeader,
  formatMoment,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { listSigningJobs } from '@sarn/batch-signing/contract';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { BatchRows, JobRows } from './JobRows.tsx';
import { SealJobRows } from './SealJobRows.tsx';
import { useSigningJobs } from './jobs.client.ts';
import { jobWords } from './words/job-words.ts';
import './jobs.css';

/** `/settings/{menuID}/signing-jobs`: that nothing hangs, or what does, since when, and what can be done. */
export default function JobsPage() {
  const say = useWords(jobWords);
  const jobs = useSigningJobs();
  return (
    <div className="signature-jobs">
      <PageHeader
        above={say('above')}
        title={say('title')}
        meta={say('text')}
        actions={
          <Button icon={<RefreshCw size={18} />} onPress={() => void jobs.refetch()}>
            {say('refresh')}
          </Button>
        }
      />
      <Loaded query={jobs} lines={8}>
        {(data) => <Found data={data} at={jobs.dataUpdatedAt} />}
      </Loaded>
    </div>
  );
}

interface FoundProps {
  readonly data: OutputOf<typeof listSigningJobs>;
  /** When the server was asked. */
  readonly at: number;
}

function Found({ data, at }: FoundProps) {
  const say = useWords(jobWords);
  const language = useLanguage();
  const { open, batches, seals, failed, recordedToday } = data;
  const checkedAt = new Date(at).toISOString();
  return (
    <>
      <p className="signature-jobs-figures" role="status">
        <Badge tone="success">{say('today', { count: recordedToday })}</Badge>
        <span className="s-muted">{say('checked', { at: formatMoment(checkedAt, language) })}</span>
      </p>
      <Card title={say('open')}>
        {open.length === 0 ? (
          <EmptyState
            icon={<CircleCheck size={28} />}
            title={say('noOpen')}
            text={say('noOpenText')}
          />
        ) : (
          <JobRows label={say('open')} jobs={open} />
        )}
      </Card>
      <Card title={say('batches')}>
        {batches.length === 0 ? (
          <p className="s-muted">{say('noBatches')}</p>
        ) : (
          <BatchRows batches={batches} />
        )}
      </Card>
      <Card title={say('seals')}>
        {seals.length === 0 ? (
          <p className="s-muted">{say('noSeals')}</p>
        ) : (
          <SealJobRows seals={seals} />
        )}
      </Card>
      <Card title={say('failed')}>
        {failed.length === 0 ? (
          <p className="s-muted">{say('noFailed')}</p>
        ) : (
          <JobRows label={say('failed')} jobs={failed} />
        )}
      </Card>
    </>
  );
}
