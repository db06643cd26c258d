import {
  Badge,
  Card,
  EmptyState,
  ErrorSummary,
  Skeleton,
  Table,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { Workload } from '@sarn/worklist/contract';
import { askOf } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { useWorkload } from './report.client.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { reportWords } from './words/report-words.ts';

interface ReportProps {
  readonly view: ReportView;
  readonly onChange: (part: Partial<ReportView>) => void;
}

/** Open, late and finished work by unit and by person. */
export function WorkloadReport({ view, onChange }: ReportProps) {
  const say = useWords(reportWords);
  const report = useWorkload(askOf(view));
  if (report.error)
    return <ErrorSummary error={report.error} onRetry={() => void report.refetch()} />;
  if (!report.data) return <Skeleton kind="rows" count={6} />;
  const { byUnit, byPerson, units } = report.data;
  if (units.length === 0) return <EmptyState title={say('noUnit')} text={say('noUnitText')} />;
  return (
    <div className="report-body">
      <ReportFilters report={report.data} view={view} onChange={onChange} />
      <p className="s-muted s-small">{say('explain')}</p>
      {byUnit.length + byPerson.length === 0 && (
        <EmptyState title={say('nothing')} text={say('nothingText')} />
      )}
      {byUnit.length > 0 && <Figures title={say('byUnit')} rows={byUnit} />}
      {byPerson.length > 0 && <Figures title={say('byPerson')} rows={byPerson} isOfPeople />}
    </div>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly rows: readonly Workload[];
  readonly isOfPeople?: boolean;
}

function Figures({ title, rows, isOfPeople = false }: FiguresProps) {
  const say = useWords(reportWords);
  const figure = (id: keyof Workload, label: string): TableColumn<Workload> => ({
    id,
    label,
    align: 'end',
    width: '7.5rem',
    render: (row) => row[id],
  });
  const columns: TableColumn<Workload>[] = [
    { id: 'name', label: say('name'), role: 'title', render: (row) => row.name },
    ...(isOfPeople
      ? [{ id: 'unitName', label: say('belongs'), render: (row: Workload) => row.unitName }]
      : []),
    figure('open', say('open')),
    {
      ...figure('late', say('late')),
      render: ({ late }) => (late > 0 ? <Badge tone="danger">{late}</Badge> : 0),
    },
    figure('finished', say('finished')),
    figure('finishedLate', say('finishedLate')),
    { ...figure('days', say('days')), render: ({ days }) => days.toFixed(1) },
    { ...figure('longestDays', say('longest')), render: (row) => row.longestDays.toFixed(1) },
  ];
  return (
    <Card title={title} isFlush>
      <Table
        aria-label={title}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
      />
    </Card>
  );
}
