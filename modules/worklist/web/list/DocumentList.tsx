import { areCards, Shortcuts, Table, useBoxWidth, useWords } from '@sarn/platform-web';
import type { Shortcut, TableSelection, TableSort } from '@sarn/platform-web';
import { columnsWithout } from '@sarn/worklist/contract';
import type { AreaCode, AreaPart, ListSort } from '@sarn/worklist/contract';
import type { ListRow } from '@sarn/search/contract';
import { watchingQueues } from '@sarn/document/contract';
import type { QueueCode } from '@sarn/document/contract';
import { useCallback } from 'react';
import { openDocument, useRegistryLive, useTerms } from '@sarn/document/web';
import { BulkBar } from './BulkBar.tsx';
import { readList, useColumnsAway, useDisplayLive, useList } from './list.client.ts';
import { useListColumns } from './list-columns.tsx';
import {
  askOf,
  changedView,
  cleared,
  columnsOf,
  isNarrowed,
  isOfQueues,
  viewWithout,
} from './list-view.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListTools } from './ListTools.tsx';
import { useListColumnsKept } from './use-kept-columns.ts';
import { useListView } from './use-list-view.ts';
import { useListChoice } from './use-selection.ts';
import { listWords } from './words/list-words.ts';
import '../queue/queue.css';
import '@sarn/document/registry.css';
import './list.css';

/** The table handles j and k itself; an empty list is registered so that `?` works here. */
const noKeys: readonly Shortcut[] = [];

export interface DocumentListProps {
  readonly area: AreaCode;
  readonly part: AreaPart;
  /** The text of an empty list; the usual one where left out. */
  readonly empty?: { readonly title: string; readonly text: string };
}

/** One list: filters, columns, rows, what can be done with many of them, and its file. */
export function DocumentList({ area, part, empty }: DocumentListProps) {
  const { view: asked, show, change } = useListView();
  const away = useColumnsAway(asked.register);
  const view = viewWithout(asked, part, away);
  const ask = askOf(area, view);
  const list = useList({ ...ask, page: view.page, size: view.size });
  const choice = useListChoice({ ask, found: list.data, read: readList });
  const { ref, width } = useBoxWidth();
  useRegistryLive();
  useDisplayLive();
  const { selection } = choice;
  return (
    <div className="list-view" ref={ref}>
      <Shortcuts keys={noKeys} />
      <ListFilters
        part={part}
        view={view}
        onChange={change}
        tools={
          <ListTools
            area={area}
            part={part}
            page={list.data}
            selection={selection}
            view={view}
            isCards={areCards(width)}
            onShow={show}
            onPick={choice.begin}
            onPage={choice.choosePage}
            onStop={choice.stop}
          />
        }
      />
      <BulkBar
        chosen={choice.chosenRows}
        offer={choice.offer}
        folderId={view.folder}
        onClear={choice.stop}
        onRun={choice.drop}
      />
      <Lines area={area} part={part} list={list} selection={selection} {...(empty && { empty })} />
    </div>
  );
}

/** Whether nothing of a list waits for the reader. */
const isWatching = ({ queues = [] }: AreaPart): boolean =>
  queues.every((code) => watchingQueues.includes(code));

interface LinesProps extends DocumentListProps {
  readonly list: ReturnType<typeof useList>;
  readonly selection: TableSelection;
}

/** Opens the document of a row; as such it shows in its head, as in its row, what it is for the reader. */
const useOpenRow = (queue: QueueCode | undefined, isWaiting: boolean) =>
  useCallback(
    (row: ListRow, act?: string) =>
      openDocument(row.documentId, queue, isWaiting ? row.key : undefined, act),
    [queue, isWaiting],
  );

function Lines({ area, part, list, selection, empty }: LinesProps) {
  const say = useWords(listWords);
  const term = useTerms();
  const { view: asked, show } = useListView();
  const away = useColumnsAway(asked.register);
  const view = viewWithout(asked, part, away);
  const isWaiting = isOfQueues(view, part);
  const { chosen } = useListColumnsKept(area, part, view);
  const queue = isWaiting && part.queues?.length === 1 ? part.queues[0] : undefined;
  const open = useOpenRow(queue, isWaiting);
  const columns = useListColumns(
    { chosen: columnsWithout(columnsOf(view, part, chosen), away), away },
    isWaiting ? { isWatched: isWatching(part), isSortable: true } : null,
    view.search,
    open,
  );
  const sorting = {
    sort: { column: view.sort, direction: view.dir === 'asc' ? 'ascending' : 'descending' },
    onSort: ({ column, direction }: TableSort) =>
      show(
        changedView(view, {
          sort: column as ListSort,
          dir: direction === 'ascending' ? 'asc' : 'desc',
        }),
      ),
  } as const;
  return (
    <div className="reg-sheet">
      <Table<ListRow>
        aria-label={term(part.name)}
        columns={columns}
        rows={list.data?.rows}
        rowId={(row) => row.key}
        rowName={(row) => row.title}
        // Changes by others are loaded without a message.
        isLoading={list.isLoading || list.isPlaceholderData}
        isSteady
        error={list.error}
        onRetry={() => void list.refetch()}
        {...(isWaiting ? sorting : {})}
        page={{ page: view.page, pageSize: view.size, total: list.data?.total ?? 0 }}
        onPage={(page) => show({ ...view, page }, true)}
        onRowAction={(row) => open(row)}
        isUnread={(row) => row.isUnread}
        selection={selection}
        hasRowKeys
        empty={{
          none: empty ?? { title: say('list.empty'), text: say('list.emptyHint') },
          filter: {
            isSet: isNarrowed(view),
            onClear: () => show(cleared(view)),
            title: say('list.nothing'),
            text: say('list.nothingHint'),
          },
        }}
      />
    </div>
  );
}
