import { Button, CopyNote, Shortcuts, Table, useIsPhone, useWords } from '@sarn/platform-web';
import type { Shortcut, TableSelection } from '@sarn/platform-web';
import { watchingQueues } from '@sarn/document/contract';
import type { QueueCode } from '@sarn/document/contract';
import type { QueueRow } from '@sarn/search/contract';
import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { openDocument, registryWords, useTerms } from '@sarn/document/web';
import { useRegistryLive } from '@sarn/document/web';
import { ListChecks } from 'lucide-react';
import { BulkBar } from '../list/BulkBar.tsx';
import { useQueueName } from '../list/list.client.ts';
import { SignManyButton } from '@sarn/batch-signing/web';
import { useListChoice } from '../list/use-selection.ts';
import { listWords } from '../list/words/list-words.ts';
import { readQueue, useQueue } from './queue.client.ts';
import { useQueueColumns } from './queue-columns.tsx';
import { copyKey } from '../rows-copy.ts';
import { keepOrder } from './queue-order.ts';
import { allRows, isNarrowed, pageSize, toAsk } from './queue-view.ts';
import type { QueueView } from './queue-view.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueTools } from './QueueTools.tsx';
import { useQueueView } from './use-queue-view.ts';
import './queue.css';
import '../list/list.css';
import '@sarn/document/registry.css';

/** The table handles j and k itself; an empty list is registered so that `?` works here. */
const noKeys: readonly Shortcut[] = [];

/** Opens the document of a row, and keeps its place, so that the next one can be opened from there. */
function useOpenRow(
  code: QueueCode,
  ask: ReturnType<typeof toAsk>,
  rows: readonly QueueRow[],
): (row: QueueRow, act?: string) => void {
  const seen = useRef({ ask, rows });
  useEffect(() => {
    seen.current = { ask, rows };
  });
  return useCallback(
    (row: QueueRow, act?: string) => {
      const { documentId, key } = row;
      keepOrder(code, { ask: seen.current.ask, at: seen.current.rows.indexOf(row), documentId });
      openDocument(documentId, code, key, act);
    },
    [code],
  );
}

/**
 * A queue: searched, filtered, sorted and paged on the server. A row opens its document in a window
 * above, so that closing it comes back to the same page, filter and row.
 */
export function QueueTable({
  code,
  search = '',
  isPage = false,
}: {
  readonly code: QueueCode;
  readonly search?: string | undefined;
  readonly isPage?: boolean;
}) {
  const say = useWords(registryWords);
  const sayList = useWords(listWords);
  const { view, change } = useQueueView(search, isPage);
  const ask = toAsk(code, view);
  const list = useQueue(ask);
  const { page: _page, size: _size, ...narrowed } = ask;
  const choice = useListChoice({ ask: narrowed, found: list.data, read: readQueue });
  const { chosenRows, selection } = choice;
  const isPhone = useIsPhone();
  useRegistryLive();
  const total = list.data?.total ?? 0;
  const signMany = code === 'sign' && total > 1 && (
    <SignManyButton label={sayList('bulk.signMany')} />
  );
  return (
    <div className="queue">
      <Shortcuts keys={noKeys} />
      <QueueFilters
        code={code}
        view={view}
        onChange={change}
        tools={
          <>
            {!isPhone && signMany}
            <QueueTools {...{ code, view }} isEmpty={total === 0} onChange={change} />
          </>
        }
      />
      <CopyNote copyKey={copyKey('queue', ask)} />
      {isPhone && selection.chosen.size === 0 && (list.isPending || total > 1) && (
        <PhoneTools choice={choice} isDisabled={list.isPending}>
          {signMany}
        </PhoneTools>
      )}
      <BulkBar
        chosen={chosenRows}
        offer={choice.offer}
        folderId=""
        onClear={choice.stop}
        onRun={choice.drop}
      />
      <div className={isPage ? 'queue-table reg-sheet' : 'queue-table'}>
        <QueueRows {...{ code, ask, list, selection, view }} onChange={change} />
        {list.data?.isCapped && (
          <p className="s-muted s-small">{say('queue.capped', { count: total })}</p>
        )}
      </div>
    </div>
  );
}

interface PhoneToolsProps {
  readonly choice: ReturnType<typeof useListChoice>;
  /** The rows are not there yet: its place is kept, because they would move down under the reader. */
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** On a phone the tools are folded away: what is done with many rows begins here. */
function PhoneTools({ choice, isDisabled, children }: PhoneToolsProps) {
  const say = useWords(listWords);
  const { isChoosing } = choice.selection;
  return (
    <>
      {children}
      <Button
        icon={<ListChecks size={18} />}
        isDisabled={isDisabled}
        onPress={isChoosing ? choice.choosePage : choice.begin}
      >
        {say(isChoosing ? 'bulk.all' : 'bulk.start')}
      </Button>
    </>
  );
}

interface QueueRowsProps {
  readonly code: QueueCode;
  readonly ask: ReturnType<typeof toAsk>;
  readonly list: ReturnType<typeof useQueue>;
  readonly selection: TableSelection;
  readonly view: QueueView;
  readonly onChange: (part: Partial<QueueView>) => void;
}

function QueueRows({ code, ask, list, selection, view, onChange }: QueueRowsProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  const queueName = useQueueName();
  const open = useOpenRow(code, ask, list.data?.rows ?? []);
  const columns = useQueueColumns(watchingQueues.includes(code), open);
  // Rendered in slices, so that the page reacts to the reader in between.
  const rows = useDeferredValue(list.data?.rows);
  return (
    <Table<QueueRow>
      aria-label={term(queueName(code))}
      columns={columns}
      rows={rows}
      rowId={(row) => row.key}
      rowName={(row) => row.title}
      // Changes by others are loaded without a message.
      isLoading={list.isLoading || list.isPlaceholderData}
      isSteady
      error={list.error}
      onRetry={() => void list.refetch()}
      sort={view.sort}
      onSort={(sort) => onChange({ sort })}
      page={{ page: view.page, pageSize, total: list.data?.total ?? 0 }}
      onPage={(page) => onChange({ page })}
      onRowAction={(row) => open(row)}
      isUnread={(row) => row.isUnread}
      selection={selection}
      hasRowKeys
      empty={{
        none: { title: say('queue.empty'), text: say('queue.emptyHint') },
        filter: {
          isSet: isNarrowed(view),
          onClear: () => onChange(allRows),
          title: say('queue.nothingFound'),
          text: say('queue.nothingFoundHint'),
        },
      }}
    />
  );
}
