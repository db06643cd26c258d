import {
  Card,
  EmptyList,
  EmptyState,
  ErrorSummary,
  NumberField,
  Skeleton,
  Table,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { HandoffRow } from '@sarn/workload/contract';
import { openDocument } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { askOf, everything, filterCount } from './report-view.ts';
import type { ReportView } from './report-view.ts';
import { useManyHandoffs } from './report.client.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { reportWords } from './words/report-words.ts';

interface ReportProps {
  readonly view: ReportView;
  readonly onChange: (part: Partial<ReportView>) => void;
}

/** Documents with more handoffs than the agency's setting. */
export function HandoffReport({ view, onChange }: ReportProps) {
  const say = useWords(reportWords);
  const report = useManyHandoffs({ ...askOf(view), ...(view.more ? { moreThan: view.more } : {}) });
  const columns = useHandoffColumns();
  if (report.error)
    return <ErrorSummary error={report.error} onRetry={() => void report.refetch()} />;
  if (!report.data) return <Skeleton kind="rows" count={6} />;
  const { rows, units, moreThan, isCut } = report.data;
  if (units.length === 0) return <EmptyState title={say('noUnit')} text={say('noUnitText')} />;
  const setMore = (more: number | null) =>
    more !== null && more >= 1 && more <= 50 && onChange({ more: String(more) });
  return (
    <div className="report-body">
      <ReportFilters report={report.data} view={view} onChange={onChange}>
        <NumberField
          label={say('moreThan')}
          minValue={1}
          maxValue={50}
          value={moreThan}
          onChange={setMore}
        />
      </ReportFilters>
      <p className="s-muted s-small">{say('explainHandoffs')}</p>
      {isCut && <p role="status">{say('isCut', { count: rows.length })}</p>}
      {rows.length === 0 ? (
        <EmptyList
          none={{ title: say('noHandoffs', { count: moreThan }), text: say('nothingText') }}
          filter={{
            isSet: filterCount(view) > 0,
            title: say('noHandoffs', { count: moreThan }),
            onClear: () => onChange(everything),
          }}
        />
      ) : (
        <Card title={say('handoffs')} isFlush>
          <Table
            aria-label={say('handoffs')}
            columns={columns}
            rows={rows}
            rowId={(row) => row.documentId}
            rowName={(row) => row.title}
            onRowAction={(row) =>
              openDocument(row.documentId, undefined, `document:${row.documentId}`)
            }
          />
        </Card>
      )}
    </div>
  );
}

function useHandoffColumns(): TableColumn<HandoffRow>[] {
  const say = useWords(reportWords);
  const term = useTerms();
  return [
    { id: 'number', label: say('number'), width: '9rem', render: (row) => row.number || '–' },
    { id: 'title', label: say('subject'), role: 'title', render: (row) => row.title },
    { id: 'kind', label: say('kind'), width: '13rem', render: (row) => term(row.kindTerm) },
    { id: 'state', label: say('state'), width: '11rem', render: (row) => term(row.stateTerm) },
    {
      id: 'handoffs',
      label: say('people'),
      align: 'end',
      width: '7rem',
      render: (row) => row.handoffs,
    },
    {
      id: 'days',
      label: say('inDays'),
      align: 'end',
      width: '6rem',
      render: (row) => row.days.toFixed(1),
    },
  ];
}
