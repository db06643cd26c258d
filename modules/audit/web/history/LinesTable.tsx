import type { AuditTrailEntry } from '@sarn/audit/contract';
import { Button, Table, useWords } from '@sarn/platform-web';
import type { ListFilter } from '@sarn/platform-web';
import { useState } from 'react';
import type { useLines } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { LineDialog } from './LineDialog.tsx';
import { useLineColumns } from './line-columns.tsx';

interface LinesTableProps {
  readonly label: string;
  readonly lines: ReturnType<typeof useLines>;
  /** Hides the column of the person: nobody was signed in. */
  readonly isBySystem?: boolean;
  /** Null: the rows cannot be narrowed. */
  readonly filter: ListFilter | null;
}

/** Rows; a press opens all fields of one, and a button loads earlier rows. */
export function LinesTable({ label, lines, filter, isBySystem = false }: LinesTableProps) {
  const say = useWords(auditWords);
  const columns = useLineColumns(!isBySystem);
  const [open, setOpen] = useState<AuditTrailEntry | null>(null);
  return (
    <>
      <Table<AuditTrailEntry>
        aria-label={label}
        columns={columns}
        rows={lines.data?.pages.flatMap(({ rows }) => rows)}
        rowId={({ id }) => id}
        rowName={({ text, callerName }) => `${text} ${callerName}`}
        isLoading={lines.isFetching}
        error={lines.error}
        onRetry={() => void lines.refetch()}
        onRowAction={setOpen}
        hasRowKeys
        empty={{ none: { title: say('history.empty'), text: say('history.emptyText') }, filter }}
      />
      {lines.hasNextPage && (
        <div className="audit-more">
          <Button isPending={lines.isFetchingNextPage} onPress={() => void lines.fetchNextPage()}>
            {say('history.more')}
          </Button>
        </div>
      )}
      {open && <LineDialog line={open} onClose={() => setOpen(null)} />}
    </>
  );
}
