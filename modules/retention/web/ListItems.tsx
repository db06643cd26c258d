import { Badge, Button, Card, Table, useDialogs, useToasts, useWords } from '@sarn/platform-web';
import type { TableColumn, Tone } from '@sarn/platform-web';
import { retentionItemStates, retentionObstacles } from '@sarn/retention/contract';
import type {
  RetentionItem,
  RetentionItemState,
  RetentionListDetail,
  RetentionObstacle,
} from '@sarn/retention/contract';
import { openDocument } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { useListedColumns } from './listed-columns.tsx';
import { useChangeItems } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

type HandedOver = 'transfer' | 'keep-back' | 'deposit';
type Outcome = RetentionItemState | HandedOver;

const tones: Readonly<Record<Outcome, Tone>> = {
  listed: 'neutral',
  erasing: 'danger',
  destroyed: 'success',
  spared: 'warning',
  transfer: 'success',
  'keep-back': 'success',
  deposit: 'success',
};

/**
 * Documents of the list; a click opens the document. While the list is a draft, they can be
 * removed.
 */
export function ListItems({ list }: { readonly list: RetentionListDetail }) {
  const say = useWords(retentionWords);
  return (
    <Card isFlush>
      <Table
        aria-label={say('document.title')}
        columns={useColumns(list)}
        rows={list.items}
        rowId={(row) => row.documentId}
        rowName={(row) => row.title}
        onRowAction={({ documentId }) => openDocument(documentId)}
      />
    </Card>
  );
}

function useColumns(list: RetentionListDetail): readonly TableColumn<RetentionItem>[] {
  const say = useWords(retentionWords);
  const shared = useListedColumns();
  const take = useTakeColumn(list.id);
  const decision = useDecisionColumn();
  const outcome = useOutcomeColumn(list);
  const seq = {
    id: 'seq',
    label: say('document.seq'),
    width: '4.5rem',
    render: (row: RetentionItem) => row.seq,
  };
  return [
    seq,
    ...shared,
    ...(list.kind === 'destroy' && list.state !== 'DRAFT' ? [decision] : []),
    ...(list.may.includes('edit') ? [take] : []),
    ...(list.state === 'DRAFT' || list.state === 'REVIEW' ? [] : [outcome]),
  ];
}

function useTakeColumn(id: string): TableColumn<RetentionItem> {
  const say = useWords(retentionWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const change = useChangeItems();
  const take = async ({ documentId, title }: RetentionItem) => {
    const ask = { title: `${say('item.take')}: ${title}`, confirmLabel: say('item.take') };
    if (!(await dialogs.confirm(ask))) return;
    const onSuccess = () => toasts.show({ title: say('item.taken'), text: title });
    change.mutate({ id, remove: [documentId] }, { onSuccess });
  };
  return {
    id: 'take',
    label: say('item.take'),
    role: 'badge',
    width: '11rem',
    render: (item) => <Button onPress={() => void take(item)}>{say('item.take')}</Button>,
  };
}

function useDecisionColumn(): TableColumn<RetentionItem> {
  const say = useWords(retentionWords);
  const term = useTerms();
  return {
    id: 'decision',
    label: say('document.decision'),
    width: '13rem',
    render: ({ decisionTerm, years, remark }) => (
      <span className="s-two">
        <span>
          {decisionTerm ? term(decisionTerm) : '–'}
          {years !== null && ` ${say('setting.yearsShort', { years })}`}
        </span>
        {remark && <span className="s-small s-muted">{remark}</span>}
      </span>
    ),
  };
}

/**
 * What was done with a document, in the phrase of its list: a document kept is not only "listed".
 */
function outcomeOf(list: RetentionListDetail, { state, decision }: RetentionItem): Outcome {
  if (state !== 'listed') return state;
  if (list.kind !== 'destroy') return list.state === 'DONE' ? list.kind : 'listed';
  return decision === null || decision === 'destroy' ? 'listed' : 'spared';
}

function useOutcomeColumn(list: RetentionListDetail): TableColumn<RetentionItem> {
  const say = useWords(retentionWords);
  const term = useTerms();
  const why = (code: string) => {
    const known = retentionObstacles[code as RetentionObstacle];
    return known ? term(known) : code;
  };
  return {
    id: 'state',
    label: say('document.state'),
    role: 'badge',
    width: '11rem',
    render: (item) => {
      const outcome = outcomeOf(list, item);
      return (
        <span className="s-two">
          <Badge tone={tones[outcome]}>
            {outcome in retentionItemStates
              ? term(retentionItemStates[outcome as RetentionItemState])
              : say(`outcome.${outcome as HandedOver}`)}
          </Badge>
          {item.obstacle && <span className="s-small s-muted">{why(item.obstacle)}</span>}
          {item.state === 'destroyed' && (
            <span className="s-small s-muted">{say('item.files', { count: item.files })}</span>
          )}
        </span>
      );
    },
  };
}
