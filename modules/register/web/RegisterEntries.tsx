import { Button, Table, useWords } from '@sarn/platform-web';
import type { BookColumnId } from '@sarn/register/contract';
import type { RegisterEntry } from '@sarn/document/contract';
import { useState } from 'react';
import { openDocument } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { useRegisterEntries } from './book.client.ts';
import { useBookColumns, useLineName } from './book-columns.tsx';
import { askOf, isNarrowed } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { NumbersByDay } from './NumbersByDay.tsx';
import type { Register } from './use-book.ts';

interface RegisterEntriesProps {
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
export function RegisterEntries({ register, view, shown, onOrder, onClear }: RegisterEntriesProps) {
  const isOldestFirst = (view.order || register.entryOrder) === 'oldest';
  const entries = useRegisterEntries(askOf(view), isOldestFirst);
  const [opened, setOpened] = useState<RegisterEntry | null>(null);
  const open = (entry: RegisterEntry) =>
    entry.documentId ? openDocument(entry.documentId) : setOpened(entry);
  return (
    <>
      {view.by === 'days' ? (
        <NumbersByDay
          {...{ entries, register }}
          year={view.year}
          isNarrowed={isNarrowed(view)}
          onOpen={open}
        />
      ) : (
        <EntryTable {...{ register, view, shown, onOrder, onClear, entries }} onOpen={open} />
      )}
      {entries.hasNextPage && (
        <div className="reg-more">
          <MoreButton entries={entries} />
        </div>
      )}
      {opened && (
        <EntryDialog
          key={opened.entryId}
          entry={opened}
          year={view.year}
          mayEnd={register.mayReserve}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface EntryTableProps extends RegisterEntriesProps {
  readonly entries: ReturnType<typeof useRegisterEntries>;
  readonly onOpen: (entry: RegisterEntry) => void;
}

/** The entries with the columns of forms 13 and 14. */
function EntryTable(props: EntryTableProps) {
  const { register, view, shown, onOrder, onClear, entries, onOpen } = props;
  const say = useWords(registryWords);
  const term = useTerms();
  const columns = useBookColumns(view.year, register.columns, shown);
  const nameOf = useLineName();
  const isOldestFirst = (view.order || register.entryOrder) === 'oldest';
  return (
    <div className="reg-sheet">
      <Table<RegisterEntry>
        aria-label={term(register.kindTerm)}
        columns={columns}
        rows={entries.data?.pages.flatMap((page) => page.rows)}
        rowId={(entry) => entry.entryId}
        rowName={(entry) => `${entry.number} ${nameOf(entry)}`}
        isLoading={entries.isFetching}
        error={entries.error}
        onRetry={() => void entries.refetch()}
        sort={{ column: 'number', direction: isOldestFirst ? 'ascending' : 'descending' }}
        onSort={({ direction }) => onOrder(direction === 'ascending' ? 'oldest' : 'newest')}
        onRowAction={onOpen}
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
  );
}

function MoreButton({ entries }: { readonly entries: ReturnType<typeof useRegisterEntries> }) {
  const say = useWords(registryWords);
  return (
    <Button isPending={entries.isFetchingNextPage} onPress={() => void entries.fetchNextPage()}>
      {say('book.more')}
    </Button>
  );
}
