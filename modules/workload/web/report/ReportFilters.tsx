import { DateField, Select, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { ReportActions } from './ReportActions.tsx';
import type { ReportView } from './report-view.ts';
import { reportWords } from './words/report-words.ts';

interface ReportFiltersProps {
  readonly report: {
    readonly units: readonly {
      readonly id: string;
      readonly name: string;
      readonly depth: number;
    }[];
    readonly from: string;
    readonly until: string;
  };
  readonly view: ReportView;
  readonly onChange: (part: Partial<ReportView>) => void;
  readonly children?: ReactNode;
}

/** Which unit, which days; in print only what was chosen. */
export function ReportFilters({ report, view, onChange, children }: ReportFiltersProps) {
  const say = useWords(reportWords);
  const language = useLanguage();
  const units = report.units.map(({ id, name, depth }) => ({
    value: id,
    label: `${'\u2003'.repeat(depth)}${name}`,
  }));
  const chosen = report.units.find(({ id }) => id === view.unit)?.name ?? say('allUnits');
  const period = say('period', {
    from: formatDay(report.from, language, 'full'),
    until: formatDay(report.until, language, 'full'),
  });
  return (
    <>
      <div className="report-filters s-no-print">
        <Select
          label={say('unit')}
          options={[{ value: '', label: say('allUnits') }, ...units]}
          value={view.unit}
          onChange={(unit) => onChange({ unit })}
        />
        <DateField
          label={say('from')}
          value={view.from || report.from}
          maxValue={report.until}
          onChange={(from) => from !== null && onChange({ from })}
        />
        <DateField
          label={say('until')}
          value={view.until || report.until}
          onChange={(until) => until !== null && onChange({ until })}
        />
        {children}
      </div>
      <ReportActions view={view} />
      <p className="report-sheet-head">
        {chosen} · {period}
      </p>
    </>
  );
}
