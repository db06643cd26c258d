import type { PointAnswer, PointFault, RegistrationPoint } from '@sarn/register/contract';
import {
  Button,
  Card,
  IconButton,
  PageHeader,
  Table,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import { History, Plus } from 'lucide-react';
import { usePoints } from './point.client.ts';
import { usePointColumns } from './point-columns.tsx';
import { PointDialog } from './PointDialog.tsx';
import { PointFaults } from './PointFaults.tsx';
import { PointHistory } from './PointHistory.tsx';
import { pointWords } from './words/point-words.ts';
import './point.css';

type Opened =
  | { readonly what: 'add'; readonly unitId: string }
  | { readonly what: 'edit'; readonly point: RegistrationPoint; readonly alsoUnitId: string }
  | { readonly what: 'history'; readonly point: RegistrationPoint };

/** `/settings/{menuID}/sarabun-structure`: where documents addressed to units are received. */
export default function PointsPage() {
  const say = useWords(pointWords);
  const found = usePoints();
  const { data } = found;
  const [opened, setOpened] = useOpenedPoint(data);
  const edit = (point: RegistrationPoint, alsoUnitId = '') =>
    setOpened({ what: 'edit', point, alsoUnitId });
  const mend = ({ kind, pointId, unitId }: PointFault) => {
    const point = data?.points.find((one) => one.unitId === pointId);
    if (point) edit(point, kind === 'unit-without' ? unitId : '');
    else setOpened({ what: 'add', unitId });
  };
  const columns = usePointColumns((point) => (
    <IconButton
      aria-label={`${say('history')}: ${point.name}`}
      onPress={() => setOpened({ what: 'history', point })}
    >
      <History size={18} />
    </IconButton>
  ));
  return (
    <div className="points-page">
      <PageHeader
        above={say('above')}
        title={say('title')}
        meta={<span className="s-muted">{say('meta')}</span>}
        actions={
          data &&
          data.free.length > 0 && (
            <Button
              variant="primary"
              icon={<Plus size={18} />}
              onPress={() => setOpened({ what: 'add', unitId: '' })}
            >
              {say('add')}
            </Button>
          )
        }
      />
      {data && <PointFaults faults={data.faults} onMend={mend} />}
      <Card isFlush title={say('list')}>
        <Table
          aria-label={say('list')}
          columns={columns}
          rows={data?.points}
          rowId={({ unitId }) => unitId}
          rowName={({ name }) => name}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onRowAction={(point) => edit(point)}
          empty={{ none: { title: say('nothing') }, filter: null }}
        />
        <p className="points-foot s-small s-muted">{say('foot')}</p>
      </Card>
      {data && opened && <OpenedDialog {...{ data, opened }} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** What is open, as in the address. */
function useOpenedPoint(data: PointAnswer | undefined) {
  return useOpened(
    (row, what) => data && openedBy(data, row, what),
    (next) =>
      next.what === 'add'
        ? { row: next.unitId }
        : { row: next.point.unitId, what: next.what === 'history' ? next.what : '' },
  );
}

/** What the address names: a point, or a unit that could be one. */
function openedBy({ points, free }: PointAnswer, unitId: string, what: string): Opened | undefined {
  const point = points.find((one) => one.unitId === unitId);
  if (point && what === 'history') return { what, point };
  if (point) return { what: 'edit', point, alsoUnitId: '' };
  if (unitId === '') return { what: 'add', unitId };
  return free.some(({ id }) => id === unitId) ? { what: 'add', unitId } : undefined;
}

interface OpenedDialogProps {
  readonly data: PointAnswer;
  readonly opened: Opened;
  readonly onClose: () => void;
}

function OpenedDialog({ data, opened, onClose }: OpenedDialogProps) {
  if (opened.what === 'history') return <PointHistory point={opened.point} onClose={onClose} />;
  const { what: _what, ...of } = opened;
  return <PointDialog answer={data} {...of} onClose={onClose} />;
}
