import { Button, Table, useWords } from '@sarn/platform-web';
import type { BookColumnId } from '@sarn/register/contract';
import type { RegisterEntry } from '@sarn/document/contract';
import { useState } from 'react';
import { openDocument } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { useBookLines } from './book.client.ts';
import { useBookColumns, useLineName } from './book-columns.tsx';
import { askOf, isNarrowed } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { LineDialog } from './LineDialog.tsx';
import type { Register } from './use-book.ts';

interface BookLinesProps {
  readonly register: Register;
  readonly view: BookView;
  /** Columns that the reader wants to see. */
  readonly shown: readonly BookColumnId[];
  readonly onOrder: (order: 'newest' | 'oldest') => void;
  /** Shows all entries of the year again. */
  readonly onClear: () => void;
}

/**
 * Entries of a register; a click opens the document, or shows the state of a number without one.
 */
export function BookLines({ register, view, shown, onOrder, onClear }: BookLinesProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  const columns = useBookColumns(view.year, register.columns, shown);
  const nameOf = useLineName();
  const isOldestFirst = (view.order || register.entryOrder) === 'oldest';
  const lines = useBookLines(askOf(view), isOldestFirst);
  const [opened, setOpened] = useState<RegisterEntry | null>(null);
  const open = (line: RegisterEntry) => {
    if (line.documentId) openDocument(line.documentId);
    else setOpened(line);
  };
  return (
    <>
      <div className="reg-sheet">
        <Table<RegisterEntry>
          aria-label={term(register.kindTerm)}
          columns={columns}
          rows={lines.data?.pages.flatMap((page) => page.rows)}
          rowId={(line) => line.entryId}
          rowName={(line) => `${line.number} ${nameOf(line)}`}
          isLoading={lines.isFetching}
          error={lines.error}
          onRetry={() => void lines.refetch()}
          sort={{ column: 'number', direction: isOldestFirst ? 'ascending' : 'descending' }}
          onSort={({ direction }) => onOrder(direction === 'ascending' ? 'oldest' : 'newest')}
          onRowAction={open}
          hasRowKeys
          empty={{
            none: { title: say('book.empty'), text: say('book.emptyHint') },
            filter: {
              isSet: isNarrowed(view),
              onClear,
              title: say('queue.nothingFound'),
              text: say('queue.nothingFoundHint'),
            },
          }}
        />
      </div>
      {lines.hasNextPage && (
        <div className="reg-more">
          <Button isPending={lines.isFetchingNextPage} onPress={() => void lines.fetchNextPage()}>
            {say('book.more')}
          </Button>
        </div>
      )}
      {opened && (
        <LineDialog
          key={opened.entryId}
          line={opened}
          year={view.year}
          mayEnd={register.mayReserve}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
