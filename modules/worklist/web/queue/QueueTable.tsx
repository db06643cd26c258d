import { Table, useWords } from '@sarn/platform-web';
import type { QueueCode } from '@sarn/document/contract';
import type { QueueRow } from '@sarn/search/contract';
import { useCallback, useState } from 'react';
import { openDocument } from '@sarn/document/web';
import type { Shortcut } from '@sarn/document/web';
import { Shortcuts } from '@sarn/document/web';
import { useQueueName } from '../list/list.client.ts';
import { useRegistryLive } from '@sarn/document/web';
import { useQueue } from './queue.client.ts';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { useQueueColumns } from './queue-columns.tsx';
import { changedView, firstView, pageSize, toAsk } from './queue-view.ts';
import { QueueFilters } from './QueueFilters.tsx';
import './queue.css';
import '@sarn/document/registry.css';

/** The table handles j and k itself; an empty list is registered so that `?` works here. */
const noKeys: readonly Shortcut[] = [];

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
  const term = useTerms();
  const queueName = useQueueName();
  const [view, setView] = useState(() => ({ ...firstView, search }));
  const open = useCallback((row: QueueRow) => openDocument(row.documentId, code), [code]);
  const columns = useQueueColumns(open);
  const list = useQueue(toAsk(code, view));
  useRegistryLive();
  const isFiltered = view.search !== '' || view.kind !== '' || view.speed !== '';
  const total = list.data?.total ?? 0;
  return (
    <div className="queue">
      <Shortcuts keys={noKeys} />
      <QueueFilters view={view} onChange={(part) => setView(changedView(view, part))} />
      <div className={isPage ? 'queue-table reg-sheet' : 'queue-table'}>
        <Table<QueueRow>
          aria-label={term(queueName(code))}
          columns={columns}
          rows={list.data?.rows}
          rowId={(row) => row.key}
          rowName={(row) => row.title}
          // Changes by others are loaded without a message.
          isLoading={list.isLoading || list.isPlaceholderData}
          isSteady
          error={list.error}
          onRetry={() => void list.refetch()}
          sort={view.sort}
          onSort={(sort) => setView(changedView(view, { sort }))}
          page={{ page: view.page, pageSize, total }}
          onPage={(page) => setView(changedView(view, { page }))}
          onRowAction={open}
          isUnread={(row) => row.isUnread}
          hasRowKeys
          empty={
            isFiltered
              ? { title: say('queue.nothingFound'), text: say('queue.nothingFoundHint') }
              : { title: say('queue.empty'), text: say('queue.emptyHint') }
          }
        />
        {list.data?.isCapped && (
          <p className="s-muted s-small">{say('queue.capped', { count: total })}</p>
        )}
      </div>
    </div>
  );
}
