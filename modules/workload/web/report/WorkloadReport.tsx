import {
  Card,
  EmptyList,
  EmptyState,
  ErrorSummary,
  Skeleton,
  Tabs,
  useWords,
} from '@sarn/platform-web';
import { Figures } from './Figures.tsx';
import { ReportCharts } from './ReportCharts.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportTotals } from './ReportTotals.tsx';
import { askOf, everything, figuresOf, filterCount, totalsOf } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { useWorkload } from './report.client.ts';
import type { WorkloadAnswer } from './report.client.ts';
import { reportWords } from './words/report-words.ts';

interface ReportProps {
  readonly view: ReportView;
  readonly onChange: (part: Partial<ReportView>) => void;
}

/** Open, late and finished work: figures and bars that lead to the documents, and the tables below. */
export function WorkloadReport({ view, onChange }: ReportProps) {
  const say = useWords(reportWords);
  const report = useWorkload(askOf(view));
  if (report.error)
    return <ErrorSummary error={report.error} onRetry={() => void report.refetch()} />;
  if (!report.data) return <Skeleton kind="rows" count={6} />;
  const { byUnit, byPerson, units, from, until, compared } = report.data;
  if (units.length === 0) return <EmptyState title={say('noUnit')} text={say('noUnitText')} />;
  const days = { from, until, ...(view.kind && { kind: view.kind }) };
  const whole = { ...days, of: 'units' as const, ...(view.unit && { unitId: view.unit }) };
  return (
    <div className="report-body">
      <ReportFilters report={report.data} view={view} onChange={onChange} />
      <p className="s-muted s-small">{say('explain')}</p>
      {byUnit.length + byPerson.length === 0 && (
        <EmptyList
          none={{ title: say('nothing'), text: say('nothingText') }}
          filter={{ isSet: filterCount(view) > 0, onClear: () => onChange(everything) }}
        />
      )}
      {byUnit.length > 0 && (
        <>
          <ReportTotals totals={totalsOf(byUnit)} before={compared} search={whole} />
          <ReportCharts report={report.data} search={whole} days={days} />
        </>
      )}
      {byUnit.length + byPerson.length > 0 && (
        <ReportTables report={report.data} search={whole} view={view} onChange={onChange} />
      )}
    </div>
  );
}

interface ReportTablesProps extends ReportProps {
  readonly report: Pick<WorkloadAnswer, 'byUnit' | 'byPerson'>;
  readonly search: Readonly<Record<string, string>>;
}

/** The figures of units and of people, one of them at a time. */
function ReportTables({ report, search, view, onChange }: ReportTablesProps) {
  const say = useWords(reportWords);
  const tables = {
    units: { label: say('byUnit'), rows: report.byUnit },
    people: { label: say('byPerson'), rows: report.byPerson },
  };
  return (
    <Card isFlush>
      <Tabs
        aria-label={say('figures')}
        selected={view.table}
        onSelect={(table) => onChange({ table: figuresOf.find((one) => one === table) ?? 'units' })}
        items={figuresOf.map((of) => ({
          ...{ id: of, label: tables[of].label },
          content: (
            <Figures
              title={tables[of].label}
              rows={tables[of].rows}
              of={{ ...search, of }}
              isOfPeople={of === 'people'}
            />
          ),
        }))}
      />
    </Card>
  );
}
