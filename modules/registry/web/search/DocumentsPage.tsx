import { Button, PageHeader, Table, useWords } from '@sarn/platform-web';
import type { FoundDocument } from '@sarn/registry/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { openDocument } from '../document/open-document.ts';
import { useRegistryLive } from '../registry.client.ts';
import { registryWords } from '../words/registry-words.ts';
import { useDocumentColumns } from './document-columns.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
import { addressOf, changedView, isNarrowed, pageSize, toAsk, viewOf } from './documents-view.ts';
import type { DocumentsView } from './documents-view.ts';
import { useDocuments } from './search.client.ts';
import '../queue/queue.css';
import '../registry.css';
import './search.css';

/** All papers the reader may see; what he looks for stands in the address, and stays there. */
export default function DocumentsPage() {
  const say = useWords(registryWords);
  const navigate = useNavigate();
  const view = viewOf(useSearch({ strict: false }));
  const list = useDocuments(toAsk(view));
  const columns = useDocumentColumns();
  useRegistryLive();
  const show = (next: DocumentsView, replace = true) =>
    void navigate({ to: '.', search: addressOf(next), replace });
  const change = (part: Partial<DocumentsView>) => show(changedView(view, part));
  const { total = 0, isCapped = false } = list.data ?? {};
  return (
    <>
      <PageHeader
        title={say('find.title')}
        above={say('register.above')}
        actions={
          isNarrowed(view) && (
            <Button variant="quiet" onPress={() => show(viewOf({}))}>
              {say('find.clear')}
            </Button>
          )
        }
      />
      <DocumentFilters view={view} onChange={change} />
      <p className="s-muted s-small find-count" role="status">
        {list.data && say(isCapped ? 'find.more' : 'find.count', { count: total })}
      </p>
      <div className="reg-sheet">
        <Table<FoundDocument>
          aria-label={say('find.title')}
          columns={columns}
          rows={list.data?.rows}
          rowId={(row) => row.documentId}
          rowName={(row) => row.title}
          isLoading={list.isFetching}
          error={list.error}
          onRetry={() => void list.refetch()}
          page={{ page: view.page, pageSize, total }}
          onPage={(page) => show({ ...view, page }, false)}
          onRowAction={(row) => openDocument(row.documentId)}
          hasRowKeys
          empty={{
            title: say(isNarrowed(view) ? 'queue.nothingFound' : 'find.empty'),
            text: say(isNarrowed(view) ? 'find.nothingHint' : 'find.emptyHint'),
          }}
        />
      </div>
    </>
  );
}
