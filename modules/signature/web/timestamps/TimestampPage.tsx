import { Card, Loaded, PageHeader, useWords } from '@sarn/platform-web';
import { useState } from 'react';
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
  // The form begins anew with what was saved here; what others saved meanwhile it shows when it is refused.
  const [saved, setSaved] = useState(0);
  return (
    <div className="signature-time">
      <PageHeader above={say('above')} title={say('title')} meta={say('text')} />
      <Loaded query={timestamps} lines={8}>
        {(known) => (
          <>
            <Card title={say('settings')}>
              <TimestampForm
                key={saved}
                known={known}
                onSaved={() => setSaved((count) => count + 1)}
              />
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
