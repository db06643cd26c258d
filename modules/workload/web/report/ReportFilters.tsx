import { useTypeName } from '@sarn/document-classes/web';
import { officeToday } from '@sarn/document/web';
import { DateField, FilterBar, Select, useWords } from '@sarn/platform-web';
import { workKinds } from '@sarn/workload/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ReportActions } from './ReportActions.tsx';
import { spanNameOf, spanNames, spansOn } from './report-spans.ts';
import { everything, filterCount } from './report-view.ts';
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

/** Which unit, which days, which kind. */
export function ReportFilters({ report, view, onChange, children }: ReportFiltersProps) {
  const say = useWords(reportWords);
  const nameOf = useTypeName();
  const units = report.units.map(({ id, name, depth }) => ({
    value: id,
    label: `${'\u2003'.repeat(depth)}${name}`,
  }));
  const kinds = [
    { value: '', label: say('allKinds') },
    ...workKinds.map((value) => ({ value, label: nameOf(value) })),
  ];
  return (
    <FilterBar
      count={filterCount(view)}
      isNarrowed={filterCount(view) > 0}
      onClear={() => onChange(everything)}
      tools={<ReportActions view={view} />}
    >
      <Select
        label={say('unit')}
        isLabelHidden
        options={[{ value: '', label: say('allUnits') }, ...units]}
        value={view.unit}
        onChange={(unit) => onChange({ unit })}
      />
      <SpanFields report={report} view={view} onChange={onChange} />
      <Select
        label={say('kind')}
        isLabelHidden
        options={kinds}
        value={view.kind}
        onChange={(kind) => onChange({ kind: workKinds.find((known) => known === kind) ?? '' })}
      />
      {children}
    </FilterBar>
  );
}

const otherDays = 'other' as const;

/** Days by their name; the two dates where the reader wants other days. */
function SpanFields({ report, view, onChange }: Omit<ReportFiltersProps, 'children'>) {
  const say = useWords(reportWords);
  const today = officeToday();
  const known = spanNameOf(view, today);
  const [wantsOther, setWantsOther] = useState(false);
  const chosen = wantsOther || known === null ? otherDays : known;
  const choose = (value: string) => {
    const name = spanNames.find((one) => one === value);
    setWantsOther(name === undefined);
    if (name) onChange(spansOn(today)[name]);
  };
  return (
    <>
      <Select
        label={say('spanLabel')}
        isLabelHidden
        options={[...spanNames, otherDays].map((value) => ({ value, label: say(`span.${value}`) }))}
        value={chosen}
        onChange={choose}
      />
      {chosen === otherDays && (
        <>
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
        </>
      )}
    </>
  );
}
