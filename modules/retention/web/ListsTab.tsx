import { Badge, Card, Moment, Table, usePageInAddress, useWords } from '@sarn/platform-web';
import type { TableColumn, Tone } from '@sarn/platform-web';
import { retentionPageSize } from '@sarn/retention/contract';
import type { RetentionListRow, RetentionListState } from '@sarn/retention/contract';
import { useNavigate } from '@tanstack/react-router';
import { retentionListPath } from './paths.ts';
import { useTerms } from '@sarn/document/web';
import { useRetentionLists } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

/** Colour beside the name of a step; the name alone says all of it. */
export const listTones: Readonly<Record<RetentionListState, Tone>> = {
  DRAFT: 'neutral',
  REVIEW: 'warning',
  APPROVAL: 'warning',
  APPROVED: 'info',
  ARCHIVES: 'info',
  EXECUTING: 'danger',
  DONE: 'success',
  CANCELLED: 'neutral',
};

/** Lists, newest first. */
export function ListsTab() {
  const say = useWords(retentionWords);
  const navigate = useNavigate();
  const [page, showPage] = usePageInAddress();
  const found = useRetentionLists({ page });
  return (
    <Card isFlush>
      <Table
        aria-label={say('tab.lists')}
        columns={useColumns()}
        rows={found.data?.rows}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        page={{ page, pageSize: retentionPageSize, total: found.data?.total ?? 0 }}
        onPage={showPage}
        onRowAction={(row) => void navigate({ to: retentionListPath(row.id) })}
        empty={{ none: { title: say('list.none'), text: say('list.noneText') }, filter: null }}
      />
    </Card>
  );
}

function useColumns(): readonly TableColumn<RetentionListRow>[] {
  const say = useWords(retentionWords);
  const term = useTerms();
  return [
    {
      id: 'name',
      label: say('list.name'),
      role: 'title',
      render: ({ kindTerm, name }) => `${term(kindTerm)} ${say('list.number', { name })}`,
    },
    {
      id: 'state',
      label: say('list.state'),
      role: 'badge',
      width: '14rem',
      priority: 1,
      render: ({ state, stateTerm }) => <Badge tone={listTones[state]}>{term(stateTerm)}</Badge>,
    },
    {
      id: 'documents',
      label: say('list.documents'),
      width: '8rem',
      render: ({ documents: count }) => say('list.count', { count }),
    },
    {
      id: 'created',
      label: say('list.created'),
      width: '11.5rem',
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
    { id: 'by', label: say('list.by'), width: '15rem', render: ({ createdBy }) => createdBy },
  ];
}
