import { Badge, Card, Table, useDialogs, useToasts, useWords } from '@sarn/platform-web';
import type { TableColumn, Tone } from '@sarn/platform-web';
import { retentionItemStates, retentionObstacles } from '@sarn/registry/contract';
import type {
  RetentionItem,
  RetentionItemState,
  RetentionListDetail,
  RetentionObstacle,
} from '@sarn/registry/contract';
import { openDocument } from '../document/open-document.ts';
import { useTerms } from '../term.ts';
import { useListedColumns } from './listed-columns.tsx';
import { useChangeItems } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

const tones: Readonly<Record<RetentionItemState, Tone>> = {
  listed: 'neutral',
  erasing: 'danger',
  destroyed: 'success',
  spared: 'warning',
};

/** Papers of the list; a press opens the paper, or takes it off a list that is being made. */
export function ListItems({ list }: { readonly list: RetentionListDetail }) {
  const say = useWords(retentionWords);
  const take = useTakeOff(list.id);
  const mayEdit = list.may.includes('edit');
  const columns = useColumns();
  const onRowAction = (item: RetentionItem) =>
    mayEdit ? void take(item) : openDocument(item.documentId);
  return (
    <Card isFlush>
      <Table
        aria-label={say('paper.title')}
        columns={columns}
        rows={list.items}
        rowId={(row) => row.documentId}
        rowName={(row) => row.title}
        onRowAction={onRowAction}
      />
    </Card>
  );
}

function useTakeOff(id: string) {
  const say = useWords(retentionWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const change = useChangeItems();
  return async ({ documentId, title }: RetentionItem) => {
    const ask = { title: `${say('item.take')}: ${title}`, confirmLabel: say('item.take') };
    if (!(await dialogs.confirm(ask))) return;
    const onSuccess = () => toasts.show({ title: say('item.taken'), text: title });
    change.mutate({ id, remove: [documentId] }, { onSuccess });
  };
}

function useColumns(): readonly TableColumn<RetentionItem>[] {
  const say = useWords(retentionWords);
  const term = useTerms();
  const why = (code: string) => {
    const known = retentionObstacles[code as RetentionObstacle];
    return known ? term(known) : code;
  };
  return [
    ...useListedColumns(),
    {
      id: 'decision',
      label: say('paper.decision'),
      width: '13rem',
      render: ({ decisionTerm, remark }) => (
        <span className="retention-two">
          <span>{decisionTerm ? term(decisionTerm) : '–'}</span>
          {remark && <span className="s-small s-muted">{remark}</span>}
        </span>
      ),
    },
    {
      id: 'state',
      label: say('paper.state'),
      role: 'badge',
      width: '11rem',
      render: ({ state, obstacle, files: count }) => (
        <span className="retention-two">
          <Badge tone={tones[state]}>{term(retentionItemStates[state])}</Badge>
          {obstacle && <span className="s-small s-muted">{why(obstacle)}</span>}
          {state === 'destroyed' && (
            <span className="s-small s-muted">{say('item.files', { count })}</span>
          )}
        </span>
      ),
    },
  ];
}
