import { Card, EmptyState, ErrorSummary, Skeleton, Table, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { Workload } from '@sarn/workload/contract';
import { Link } from '@tanstack/react-router';
import { AgePanel } from '../home/AgePanel.tsx';
import { openWorkPath } from '../home/paths.ts';
import { UnitBars } from '../home/UnitBars.tsx';
import { homeWords } from '../home/words/home-words.ts';
import { askOf, totalsOf } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { useWorkload } from './report.client.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportTotals } from './ReportTotals.tsx';
import { reportWords } from './words/report-words.ts';

interface ReportProps {
  readonly view: ReportView;
  readonly onChange: (part: Partial<ReportView>) => void;
}

/** Open, late and finished work: figures and bars that lead to the documents, and the tables below. */
export function WorkloadReport({ view, onChange }: ReportProps) {
  const say = useWords(reportWords);
  const sayHome = useWords(homeWords);
  const report = useWorkload(askOf(view));
  if (report.error)
    return <ErrorSummary error={report.error} onRetry={() => void report.refetch()} />;
  if (!report.data) return <Skeleton kind="rows" count={6} />;
  const { byUnit, byPerson, ages, units, from, until } = report.data;
  if (units.length === 0) return <EmptyState title={say('noUnit')} text={say('noUnitText')} />;
  const days = { from, until };
  const whole = { ...days, of: 'units', ...(view.unit ? { unitId: view.unit } : {}) };
  const open = byUnit.filter((unit) => unit.open > 0).toSorted((a, b) => b.open - a.open);
  return (
    <div className="report-body">
      <ReportFilters report={report.data} view={view} onChange={onChange} />
      <p className="s-muted s-small">{say('explain')}</p>
      {byUnit.length + byPerson.length === 0 && (
        <EmptyState title={say('nothing')} text={say('nothingText')} />
      )}
      {byUnit.length > 0 && (
        <>
          <ReportTotals totals={totalsOf(byUnit)} search={whole} />
          <div className="report-charts s-no-print">
            <Card title={sayHome('units.title')} className="report-units">
              <p className="report-key" aria-hidden="true">
                {(['later', 'soon', 'late'] as const).map((tone) => (
                  <span key={tone} data-tone={tone}>
                    {sayHome(`units.key.${tone}`)}
                  </span>
                ))}
              </p>
              {open.length > 0 ? (
                <UnitBars units={open} search={days} />
              ) : (
                <p className="s-muted">{sayHome('ages.none')}</p>
              )}
            </Card>
            <AgePanel ages={ages} search={whole} isHistogram />
          </div>
          <Figures title={say('byUnit')} rows={byUnit} of={{ ...days, of: 'units' }} />
        </>
      )}
      {byPerson.length > 0 && (
        <Figures
          title={say('byPerson')}
          rows={byPerson}
          of={{ ...whole, of: 'people' }}
          isOfPeople
        />
      )}
    </div>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly rows: readonly Workload[];
  /** What narrows the documents behind the figures of every row. */
  readonly of: Readonly<Record<string, string>>;
  readonly isOfPeople?: boolean;
}

function Figures({ title, rows, of, isOfPeople = false }: FiguresProps) {
  const say = useWords(reportWords);
  const figure = (id: keyof Workload, label: string): TableColumn<Workload> => ({
    id,
    label,
    align: 'end',
    width: '7.5rem',
    render: (row) => row[id],
  });
  const searchOf = ({ id }: Workload) =>
    isOfPeople ? { ...of, personId: id } : { ...of, unitId: id, depth: 'own' };
  /** A number that leads to its documents. */
  const led = (count: number, search: Readonly<Record<string, string>>, label: string) =>
    count === 0 ? (
      0
    ) : (
      <Link to={openWorkPath} search={search} className="s-link">
        {count}
        <span className="s-hidden"> {label}</span>
      </Link>
    );
  const columns: TableColumn<Workload>[] = [
    { id: 'name', label: say('name'), role: 'title', render: (row) => row.name },
    ...(isOfPeople
      ? [{ id: 'unitName', label: say('belongs'), render: (row: Workload) => row.unitName }]
      : []),
    {
      ...figure('open', say('open')),
      render: (row) => led(row.open, searchOf(row), row.name),
    },
    {
      ...figure('late', say('late')),
      render: (row) => (
        <span className={row.late > 0 ? 'report-late' : undefined}>
          {led(row.late, { ...searchOf(row), dueness: 'late' }, row.name)}
        </span>
      ),
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
