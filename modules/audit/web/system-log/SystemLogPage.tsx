import { Card, PageHeader, useWords } from '@sarn/platform-web';
import { useLines } from '../audit.client.ts';
import { LinesTable } from '../history/LinesTable.tsx';
import { auditWords } from '../words/audit-words.ts';
import { CheckCard } from './CheckCard.tsx';
import { PastChecks } from './PastChecks.tsx';
import '../audit.css';

const bySystem = { by: 'system' } as const;

/** `/settings/{menuID}/activity-system-log`: verification of the trail, and acts of the system. */
export default function SystemLogPage() {
  const say = useWords(auditWords);
  const lines = useLines(bySystem);
  return (
    <div className="audit-page">
      <PageHeader title={say('log.title')} meta={say('log.intro')} />
      <CheckCard />
      <PastChecks />
      <Card title={say('log.system')} isFlush>
        <LinesTable label={say('log.systemList')} lines={lines} filter={null} isBySystem />
      </Card>
    </div>
  );
}
