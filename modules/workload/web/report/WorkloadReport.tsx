import { Card, EmptyState, ErrorSummary, Skeleton, useWords } from '@sarn/platform-web';
import { AgePanel } from '../home/AgePanel.tsx';
import { UnitBars } from '../home/UnitBars.tsx';
import { homeWords } from '../home/words/home-words.ts';
import { askOf, totalsOf } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { useWorkload } from './report.client.ts';
import { FlowPanel } from './FlowPanel.tsx';
import { Figures } from './Figures.tsx';
import { OldestPanel } from './OldestPanel.tsx';
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
  const { byUnit, byPerson, ages, units, from, until, flow, flowStep } = report.data;
  if (units.length === 0) return <EmptyState title={say('noUnit')} text={say('noUnitText')} />;
  const days = { from, until };
  const whole = { ...days, of: 'units' as const, ...(view.unit ? { unitId: view.unit } : {}) };
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
            <Card
              title={sayHome('units.title')}
              className="report-units"
              actions={
                <span className="report-key" aria-hidden="true">
                  {(['later', 'soon', 'late'] as const).map((tone) => (
                    <span key={tone} data-tone={tone}>
                      {sayHome(`units.key.${tone}`)}
                    </span>
                  ))}
                </span>
              }
            >
              {open.length > 0 ? (
                <UnitBars units={open} search={days} />
              ) : (
                <p className="s-muted">{sayHome('ages.none')}</p>
              )}
            </Card>
            <AgePanel ages={ages} search={whole} isHistogram />
            <FlowPanel flow={flow} step={flowStep} />
            {open.length > 0 && <OldestPanel search={whole} />}
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
