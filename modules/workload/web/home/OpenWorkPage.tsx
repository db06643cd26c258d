import { useTypeName } from '@sarn/document-classes/web';
import { openDocument, useRegistryLive } from '@sarn/document/web';
import { PageHeader, Table, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { ListRow } from '@sarn/search/contract';
import type { ListColumnId } from '@sarn/worklist/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ListKeys, useListColumns } from '@sarn/worklist/web';
import { reportPath } from '@sarn/worklist/web';
import { useOpenWork } from './home.client.ts';
import { openAskOf, openPageSize } from './open-work-view.ts';
import type { OpenWorkView } from './open-work-view.ts';
import { homeWords } from './words/home-words.ts';
import '@sarn/document/registry.css';

const columnIds: readonly ListColumnId[] = [
  'title',
  'speed',
  'sender',
  'state',
  'principals',
  'at',
  'dueDate',
];
const shownColumns = { chosen: columnIds, away: [] };
/** The oldest first; only what waits for the reader to act. */
const ownWork = { isWatched: false, isSortable: false };

/** `/sarabun/open-work`: the documents behind a bar of the dashboard or of the workload report. */
export default function OpenWorkPage() {
  const say = useWords(homeWords);
  const navigate = useNavigate();
  const ask = openAskOf(useSearch({ strict: false }));
  const list = useOpenWork({ ...ask, size: openPageSize });
  const open = useCallback((row: ListRow) => openDocument(row.documentId, undefined, row.key), []);
  const { of, page } = ask;
  const columns = useListColumns(shownColumns, of === 'me' ? ownWork : null, '', open);
  useRegistryLive();
  const back = of === 'me' ? '/sarabun/dashboard' : reportPath;
  return (
    <>
      <PageHeader
        above={say('open.above')}
        title={say('open.title')}
        meta={<Narrowed ask={ask} name={list.data?.name ?? ''} />}
        actions={<ListKeys canChoose={false} hasAct={of === 'me'} />}
        onBack={() => void navigate({ to: back })}
      />
      <div className="reg-sheet">
        <Table<ListRow>
          aria-label={say('open.title')}
          columns={columns}
          rows={list.data?.rows}
          rowId={(row) => row.key}
          rowName={(row) => row.title}
          isLoading={list.isLoading || list.isPlaceholderData}
          isSteady
          error={list.error}
          onRetry={() => void list.refetch()}
          page={{ page, pageSize: openPageSize, total: list.data?.total ?? 0 }}
          onPage={(next) =>
            void navigate({ to: '.', search: { ...ask, page: next }, resetScroll: false })
          }
          onRowAction={open}
          isUnread={(row) => row.isUnread}
          hasRowKeys
          empty={{ none: { title: say('open.empty'), text: say('open.emptyText') }, filter: null }}
        />
      </div>
      {list.data?.isCapped && (
        <p className="s-muted s-small">{say('open.capped', { count: list.data.total })}</p>
      )}
    </>
  );
}

/** What narrows the list, in words. */
function Narrowed({ ask, name }: { readonly ask: OpenWorkView; readonly name: string }) {
  const say = useWords(homeWords);
  const language = useLanguage();
  const nameOf = useTypeName();
  const day = (date: string) => formatDay(date, language);
  const facts = [
    name || say(`open.of.${ask.of}`),
    ask.band && say(`ages.band.${ask.band}`),
    ask.dueness && say(`units.key.${ask.dueness}`),
    ask.kind && nameOf(ask.kind),
    ask.due && say('open.dueOn', { date: day(ask.due) }),
    ask.from && ask.until && say('open.days', { from: day(ask.from), until: day(ask.until) }),
    say('open.oldestFirst'),
  ];
  return <span className="s-muted">{facts.filter(Boolean).join(' · ')}</span>;
}
