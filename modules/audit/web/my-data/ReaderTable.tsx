import { Button, Card, Table, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { auditWords } from '../words/audit-words.ts';

export interface ReaderRow {
  readonly id: string;
  readonly readerName: string;
  readonly readerPost: string;
}

interface ReaderTableProps<R extends ReaderRow> {
  readonly title: string;
  readonly text: string;
  readonly columns: readonly TableColumn<R>[];
  readonly empty: { readonly title: string; readonly text: string };
  readonly onOpen?: (row: R) => void;
  readonly list: {
    readonly data?: { readonly pages: readonly { readonly rows: readonly R[] }[] } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly hasNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
}

/** People who looked at something, newest first. */
export function ReaderTable<R extends ReaderRow>(props: ReaderTableProps<R>) {
  const { title, text, columns, empty, onOpen, list } = props;
  const say = useWords(auditWords);
  return (
    <Card title={title} isFlush>
      <p className="audit-list-intro s-muted s-small">{text}</p>
      <Table<R>
        aria-label={title}
        columns={columns}
        rows={list.data?.pages.flatMap(({ rows }) => rows)}
        rowId={({ id }) => id}
        rowName={({ readerName }) => readerName}
        isLoading={list.isFetching}
        error={list.error}
        onRetry={() => void list.refetch()}
        {...(onOpen ? { onRowAction: onOpen } : {})}
        empty={{ none: empty, filter: null }}
      />
      {list.hasNextPage && (
        <div className="audit-more">
          <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {say('mine.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The column with the reader and the reader's position. */
export function useReaderColumn<R extends ReaderRow>(): TableColumn<R> {
  const say = useWords(auditWords);
  return {
    id: 'reader',
    label: say('mine.reader'),
    role: 'title',
    render: ({ readerName, readerPost }) => (
      <span className="s-two">
        <span>{readerName}</span>
        <span className="s-muted s-small">{readerPost}</span>
      </span>
    ),
  };
}
