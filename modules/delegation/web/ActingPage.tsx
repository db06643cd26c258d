import { powers } from '@sarn/organisation/contract';
import {
  Badge,
  Button,
  Card,
  PageHeader,
  Table,
  Tabs,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn, Tone } from '@sarn/platform-web';
import type { ActingOrder } from '@sarn/delegation/contract';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { useActingOrders } from './acting.client.ts';
import { BeginDialog } from './BeginDialog.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { useOrderNames } from './order-names.ts';
import { periodText } from '@sarn/document/web';
import { actingWords } from './words/acting-words.ts';
import './acting.css';

const tones: Readonly<Record<ActingOrder['state'], Tone>> = {
  live: 'success',
  coming: 'info',
  over: 'neutral',
  ended: 'neutral',
};

const isPast = ({ state }: ActingOrder): boolean => state === 'over' || state === 'ended';

/** `/sarabun/acting`: who acts for whom, by which order. */
export default function ActingPage() {
  const say = useWords(actingWords);
  const orders = useActingOrders();
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = orders.data?.rows;
  const open = rows?.find((row) => row.id === openId);
  const tab = (id: 'now' | 'past', shown: readonly ActingOrder[] | undefined) => ({
    id,
    label: say(`tab.${id}`),
    count: shown?.length,
    content: <OrderTable rows={shown} orders={orders} onOpen={(row) => setOpenId(row.id)} />,
  });
  return (
    <div className="acting-page">
      <PageHeader
        above={say('above')}
        title={say('title')}
        actions={
          orders.data?.mayBegin && (
            <Button
              variant="primary"
              icon={<UserRoundCheck size={18} />}
              onPress={() => setAdding(true)}
            >
              {say('add')}
            </Button>
          )
        }
      />
      <p className="s-muted">{say('text')}</p>
      <Tabs
        aria-label={say('title')}
        items={[
          tab(
            'now',
            rows?.filter((row) => !isPast(row)),
          ),
          tab('past', rows?.filter(isPast)),
        ]}
      />
      {isAdding && <BeginDialog onClose={() => setAdding(false)} />}
      {open && <OrderDialog order={open} onClose={() => setOpenId(null)} />}
    </div>
  );
}

interface OrderTableProps {
  readonly rows: readonly ActingOrder[] | undefined;
  readonly orders: ReturnType<typeof useActingOrders>;
  readonly onOpen: (row: ActingOrder) => void;
}

function OrderTable({ rows, orders, onOpen }: OrderTableProps) {
  const say = useWords(actingWords);
  const names = useOrderNames();
  const columns = useColumns();
  return (
    <Card isFlush>
      <Table
        aria-label={say('title')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => names.delegate(row)}
        isLoading={orders.isFetching}
        error={orders.error}
        onRetry={() => void orders.refetch()}
        onRowAction={onOpen}
        empty={{ none: { title: say('none'), text: say('noneText') }, filter: null }}
      />
    </Card>
  );
}

function useColumns(): readonly TableColumn<ActingOrder>[] {
  const say = useWords(actingWords);
  const language = useLanguage();
  const names = useOrderNames();
  return [
    {
      id: 'who',
      label: say('column.who'),
      role: 'title',
      render: (row) => (
        <span className="s-two">
          <span>{names.delegate(row)}</span>
          <span className="s-small s-muted">
            {language === 'en' ? powers[row.power].en : powers[row.power].phrase}
          </span>
        </span>
      ),
    },
    {
      id: 'forWhom',
      label: say('column.forWhom'),
      render: (row) => (
        <span className="s-two">
          <span>{names.principal(row)}</span>
          {row.principalPost && (
            <span className="s-small s-muted">{row.principalName || say('vacant')}</span>
          )}
        </span>
      ),
    },
    {
      id: 'period',
      label: say('column.period'),
      width: '220px',
      priority: 2,
      isPlain: true,
      render: (row) => periodText(row, language, say('untilOrder')),
    },
    { id: 'order', label: say('column.order'), width: '120px', render: (row) => row.orderNo },
    {
      id: 'state',
      label: say('column.state'),
      role: 'badge',
      width: '150px',
      priority: 1,
      render: (row) => <Badge tone={tones[row.state]}>{say(`state.${row.state}`)}</Badge>,
    },
  ];
}
