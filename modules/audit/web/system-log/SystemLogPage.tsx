import { Card, PageHeader, useWords } from '@sarn/platform-web';
import { useLines } from '../audit.client.ts';
import { EntriesTable } from '../history/EntriesTable.tsx';
import { auditWords } from '../words/audit-words.ts';
import { CheckCard } from './CheckCard.tsx';
import { PastChecks } from './PastChecks.tsx';
import '../audit.css';

const bySystem = { by: 'system' } as const;

/** `/settings/{menuID}/activity-system-log`: verification of the trail, and acts of the system. */
export default function SystemLogPage() {
  const say = useWords(auditWords);
  const entries = useLines(bySystem);
  return (
    <div className="audit-page">
      <PageHeader title={say('log.title')} meta={say('log.intro')} />
      <CheckCard />
      <PastChecks />
      <Card title={say('log.system')} isFlush>
        <EntriesTable label={say('log.systemList')} entries={entries} filter={null} isBySystem />
      </Card>
    </div>
  );
}
