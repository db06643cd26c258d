import { Card, Loaded, PageHeader, useWords } from '@sarn/platform-web';
import { FilesCard, RunsCard } from './RenewalCards.tsx';
import { TimestampForm } from './TimestampForm.tsx';
import { VerifierCard } from './VerifierCard.tsx';
import { useTimestamps } from './timestamp.client.ts';
import { timestampWords } from './words/timestamp-words.ts';
import './timestamps.css';

/** `/settings/{menuID}/certificate-time-stamp`: who stamps the time of signatures, and how files are kept provable. */
export default function TimestampPage() {
  const say = useWords(timestampWords);
  const timestamps = useTimestamps();
  return (
    <div className="signature-time">
      <PageHeader above={say('above')} title={say('title')} meta={say('text')} />
      <Loaded query={timestamps} lines={8}>
        {(known) => (
          <>
            <Card title={say('settings')}>
              <TimestampForm key={known.version} known={known} />
            </Card>
            <FilesCard files={known.files} />
            <RunsCard runs={known.runs} />
            <VerifierCard verifier={known.verifier} />
          </>
        )}
      </Loaded>
    </div>
  );
}
