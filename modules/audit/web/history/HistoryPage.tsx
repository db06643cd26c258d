import {
  Button,
  Card,
  ErrorSummary,
  PageHeader,
  useIsPhone,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useExport, useLines } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { FilterForm, useFilterForm } from './FilterForm.tsx';
import { emptyDraft, toFilter } from './filter-draft.ts';
import { EntriesTable } from './EntriesTable.tsx';
import '../audit.css';

/** `/settings/{menuID}/history-activity`: who did what, for those who may search it. */
export default function HistoryPage() {
  const say = useWords(auditWords);
  const toasts = useToasts();
  const isPhone = useIsPhone();
  const [draft, setDraft] = useState(emptyDraft);
  const filter = toFilter(draft);
  const form = useFilterForm(setDraft);
  const entries = useLines(filter);
  const save = useExport();
  const done = () => toasts.show({ tone: 'success', title: say('history.exported') });
  return (
    <div className="audit-page">
      <PageHeader
        title={say('history.title')}
        meta={say('history.intro')}
        actions={
          <Button
            icon={<FileDown size={18} />}
            isPending={save.isPending}
            onPress={() => save.mutate(filter, { onSuccess: done })}
          >
            {say('history.export')}
          </Button>
        }
      />
      <ErrorSummary error={save.error} isFocused />
      <FilterForm
        isPending={entries.isFetching && !entries.isFetchingNextPage}
        filter={form}
        isFolded={isPhone}
      />
      <Card isFlush>
        <EntriesTable
          label={say('history.list')}
          entries={entries}
          filter={{ isSet: Object.keys(filter).length > 0, onClear: form.clear }}
        />
      </Card>
    </div>
  );
}
