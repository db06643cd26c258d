import {
  Button,
  EmptyState,
  ErrorSummary,
  PageHeader,
  SearchField,
  Select,
  Skeleton,
  Table,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { RegisterLine } from '@sarn/registry/contract';
import { useState } from 'react';
import { openDocument } from '../document/open-document.ts';
import { useRegisterLines, useRegisters, useRegistryLive } from '../registry.client.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import { useBookColumns } from './book-columns.tsx';
import '../registry.css';

type Registers = NonNullable<ReturnType<typeof useRegisters>['data']>;

/** The registers one keeps, as forms 13 and 14 have them. */
export default function RegisterBookPage() {
  const say = useWords(registryWords);
  const registers = useRegisters();
  useRegistryLive();
  return (
    <>
      <PageHeader title={say('book.title')} above={say('register.above')} />
      <ErrorSummary error={registers.error} onRetry={() => void registers.refetch()} />
      {registers.isPending && <Skeleton kind="rows" count={6} />}
      {registers.data?.length === 0 && (
        <EmptyState title={say('book.none')} text={say('book.noneHint')} />
      )}
      {registers.data && registers.data.length > 0 && <Book registers={registers.data} />}
    </>
  );
}

function Book({ registers }: { readonly registers: Registers }) {
  const say = useWords(registryWords);
  const term = useTerms();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [chosenYear, setChosenYear] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const register = registers.find((known) => known.id === chosenId) ?? registers[0];
  const years = register?.years.toSorted((a, b) => b - a) ?? [];
  const year = years.find((known) => known === chosenYear) ?? years[0];
  return (
    <>
      <div className="reg-book-bar">
        <Select
          label={say('book.register')}
          options={registers.map((known) => ({
            value: known.id,
            label: `${term(known.kindTerm)} · ${known.unit.name}`,
          }))}
          value={register?.id ?? null}
          onChange={setChosenId}
        />
        <Select
          label={say('book.year')}
          options={years.map((known) => ({ value: String(known), label: String(known) }))}
          value={year === undefined ? null : String(year)}
          onChange={(value) => setChosenYear(Number(value))}
        />
        <SearchField
          label={say('book.search')}
          placeholder={say('book.searchHint')}
          value={search}
          minLength={3}
          onSearch={setSearch}
        />
      </div>
      {register && year !== undefined && (
        <Lines
          registerId={register.id}
          year={year}
          search={search}
          name={term(register.kindTerm)}
        />
      )}
      {year === undefined && <EmptyState title={say('book.empty')} text={say('book.emptyHint')} />}
    </>
  );
}

function Lines(props: {
  readonly registerId: string;
  readonly year: number;
  readonly search: string;
  readonly name: string;
}) {
  const { registerId, year, search, name } = props;
  const say = useWords(registryWords);
  const toasts = useToasts();
  const columns = useBookColumns(year);
  const lines = useRegisterLines({ registerId, year, search });
  const open = (line: RegisterLine) => {
    if (line.documentId) openDocument(line.documentId);
    else toasts.show({ title: say('book.closed') });
  };
  return (
    <>
      <div className="reg-sheet">
        <Table<RegisterLine>
          aria-label={name}
          columns={columns}
          rows={lines.data?.pages.flatMap((page) => page.rows)}
          rowId={(line) => String(line.number)}
          rowName={(line) => line.title}
          isLoading={lines.isFetching}
          error={lines.error}
          onRetry={() => void lines.refetch()}
          onRowAction={open}
          hasRowKeys
          empty={
            search === ''
              ? { title: say('book.empty'), text: say('book.emptyHint') }
              : { title: say('queue.nothingFound'), text: say('queue.nothingFoundHint') }
          }
        />
      </div>
      {lines.hasNextPage && (
        <div className="reg-more">
          <Button isPending={lines.isFetchingNextPage} onPress={() => void lines.fetchNextPage()}>
            {say('book.more')}
          </Button>
        </div>
      )}
    </>
  );
}
