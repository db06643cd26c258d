import type { AuditTrailEntry } from '@sarn/audit/contract';
import { Button, Table, useWords } from '@sarn/platform-web';
import type { ListFilter } from '@sarn/platform-web';
import { useState } from 'react';
import type { useLines } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { useEntryColumns } from './entry-columns.tsx';

interface EntriesTableProps {
  readonly label: string;
  readonly entries: ReturnType<typeof useLines>;
  /** Hides the column of the person: nobody was signed in. */
  readonly isBySystem?: boolean;
  /** Null: the rows cannot be narrowed. */
  readonly filter: ListFilter | null;
}

/** Rows; a press opens all fields of one, and a button loads earlier rows. */
export function EntriesTable({ label, entries, filter, isBySystem = false }: EntriesTableProps) {
  const say = useWords(auditWords);
  const columns = useEntryColumns(!isBySystem);
  const [open, setOpen] = useState<AuditTrailEntry | null>(null);
  return (
    <>
      <Table<AuditTrailEntry>
        aria-label={label}
        columns={columns}
        rows={entries.data?.pages.flatMap(({ rows }) => rows)}
        rowId={({ id }) => id}
        rowName={({ text, callerName }) => `${text} ${callerName}`}
        isLoading={entries.isFetching}
        error={entries.error}
        onRetry={() => void entries.refetch()}
        onRowAction={setOpen}
        hasRowKeys
        empty={{ none: { title: say('history.empty'), text: say('history.emptyText') }, filter }}
      />
      {entries.hasNextPage && (
        <div className="audit-more">
          <Button
            isPending={entries.isFetchingNextPage}
            onPress={() => void entries.fetchNextPage()}
          >
            {say('history.more')}
          </Button>
        </div>
      )}
      {open && <EntryDialog entry={open} onClose={() => setOpen(null)} />}
    </>
  );
}
