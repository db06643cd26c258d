import { PageHeader, Tabs, useWords } from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { registryWords } from '@sarn/document/web';
import { HandoffReport } from './HandoffReport.tsx';
import { addressOf, reportTabs, viewOf } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { reportWords } from './words/report-words.ts';
import { WorkloadReport } from './WorkloadReport.tsx';
import './report.css';

/** `/sarabun/report`: the state of the work, and the documents with many handoffs. */
export default function ReportPage() {
  const say = useWords(reportWords);
  const sayRegistry = useWords(registryWords);
  const view = viewOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (part: Partial<ReportView>) =>
    void navigate({ to: '.', search: addressOf({ ...view, ...part }), replace: true });
  return (
    <div className="report-page">
      <PageHeader title={say('title')} above={sayRegistry('register.above')} />
      <Tabs
        aria-label={say('title')}
        selected={view.tab}
        onSelect={(tab) => show({ tab: reportTabs.find((known) => known === tab) ?? 'workload' })}
        items={[
          {
            id: 'workload',
            label: say('workload'),
            content: <WorkloadReport view={view} onChange={show} />,
          },
          {
            id: 'handoffs',
            label: say('handoffs'),
            content: <HandoffReport view={view} onChange={show} />,
          },
        ]}
      />
    </div>
  );
}
