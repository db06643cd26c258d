import { Button, Card, ErrorSummary, PageHeader, useToasts, useWords } from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import { useExport, useLines } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { EntriesTable } from './EntriesTable.tsx';
import { TrailFilters } from './TrailFilters.tsx';
import { addressOf, toFilter, viewOf, wholeTrail } from './trail-view.ts';
import type { TrailView } from './trail-view.ts';
import '../audit.css';

/** `/settings/{menuID}/history-activity`: who did what, for those who may search it. */
export default function HistoryPage() {
  const say = useWords(auditWords);
  const toasts = useToasts();
  const { view, show } = useTrailView();
  const filter = toFilter(view);
  const entries = useLines(filter);
  const save = useExport();
  const done = () => toasts.show({ tone: 'success', title: say('history.exported') });
  return (
    <div className="audit-page">
      <PageHeader title={say('history.title')} meta={say('history.intro')} />
      <ErrorSummary error={save.error} isFocused />
      <TrailFilters
        view={view}
        onChange={show}
        tools={
          <Button
            icon={<FileDown size={18} />}
            isPending={save.isPending}
            onPress={() => save.mutate(filter, { onSuccess: done })}
          >
            {say('history.export')}
          </Button>
        }
      />
      <Card isFlush>
        <EntriesTable
          label={say('history.list')}
          entries={entries}
          filter={{ isSet: Object.keys(filter).length > 0, onClear: () => show(wholeTrail) }}
        />
      </Card>
    </div>
  );
}

/** The view that the address holds, so that a refresh and Back keep it. */
function useTrailView() {
  const navigate = useNavigate();
  const view = viewOf(useSearch({ strict: false }));
  const show = (part: Partial<TrailView>) =>
    void navigate({
      ...{ to: '.', search: addressOf({ ...view, ...part }) },
      ...{ replace: true, resetScroll: false },
    });
  return { view, show };
}
