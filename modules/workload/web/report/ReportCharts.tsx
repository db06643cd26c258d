import { Card, useWords } from '@sarn/platform-web';
import { AgePanel } from '../home/AgePanel.tsx';
import type { OpenWorkSearch } from '../home/paths.ts';
import { UnitBars } from '../home/UnitBars.tsx';
import { homeWords } from '../home/words/home-words.ts';
import { FlowPanel } from './FlowPanel.tsx';
import { OldestPanel } from './OldestPanel.tsx';
import type { WorkloadAnswer } from './report.client.ts';

interface ReportChartsProps {
  readonly report: WorkloadAnswer;
  /** What narrows the documents behind the charts. */
  readonly search: OpenWorkSearch & Readonly<Record<string, string>>;
  /** The same without the unit, for bars that name one. */
  readonly days: Readonly<Record<string, string>>;
}

/** The open work by units and ages, what came and was finished, and the oldest documents. */
export function ReportCharts({ report, search, days }: ReportChartsProps) {
  const { byUnit, ages, flow, flowStep } = report;
  const say = useWords(homeWords);
  const open = byUnit.filter((unit) => unit.open > 0).toSorted((a, b) => b.open - a.open);
  const key = (
    <span className="report-key" aria-hidden="true">
      {(['later', 'soon', 'late'] as const).map((tone) => (
        <span key={tone} data-tone={tone}>
          {say(`units.key.${tone}`)}
        </span>
      ))}
    </span>
  );
  return (
    <div className="report-charts s-no-print">
      <Card title={say('units.title')} className="report-units" actions={key}>
        {open.length > 0 ? (
          <UnitBars units={open} search={days} hasNumbers />
        ) : (
          <p className="s-muted">{say('ages.none')}</p>
        )}
      </Card>
      <AgePanel ages={ages} search={search} isHistogram />
      <FlowPanel flow={flow} step={flowStep} />
      {open.length > 0 && <OldestPanel search={search} />}
    </div>
  );
}
