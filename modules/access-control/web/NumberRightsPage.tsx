import { useMe } from '@sarn/organisation/web';
import type { LineRegister, NumberLine } from '@sarn/access-control/contract';
import { organisationPermissions } from '@sarn/organisation/contract';
import { lineRegisters, numberActWords } from '@sarn/access-control/contract';
import {
  Badge,
  Button,
  Card,
  IconButton,
  PageHeader,
  Skeleton,
  Table,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { History, Plus } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { useChangeWords } from './change-words.ts';
import { EndedBar, useEnded } from './EndedBar.tsx';
import { useNumberLines } from './group.client.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { NumberRightDialog } from './NumberRightDialog.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

const LetterNumbering = lazy(() => import('@sarn/register/letter-numbering'));

type Opened = 'add' | { readonly what: 'edit' | 'history'; readonly line: NumberLine } | AskedBook;

/** `/settings/{menuID}/manage-number-premission`: who may do what with numbers of which unit. */
export default function NumberRightsPage() {
  const say = useWords(accessWords);
  const [isEnded, setEnded] = useEnded();
  const [opened, setOpened] = useOpenedLine(isEnded);
  const mayManage = useMe().data?.permissions.includes(organisationPermissions.manage) ?? false;
  return (
    <div className="access-page">
      <PageHeader
        above={say('above')}
        title={say('numbers.title')}
        meta={<span className="s-muted">{say('numbers.meta')}</span>}
        actions={
          <Button variant="primary" icon={<Plus size={18} />} onPress={() => setOpened('add')}>
            {say('numbers.add')}
          </Button>
        }
      />
      <EndedBar isEnded={isEnded} onChange={setEnded} />
      <LinesCard isEnded={isEnded} onOpen={setOpened} />
      {mayManage && (
        <Suspense fallback={<Skeleton kind="block" />}>
          <LetterNumbering />
        </Suspense>
      )}
      {opened !== null && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface LinesCardProps {
  readonly isEnded: boolean;
  readonly onOpen: (opened: Opened) => void;
}

function LinesCard({ isEnded, onOpen }: LinesCardProps) {
  const say = useWords(accessWords);
  const found = useNumberLines(isEnded);
  const columns = useLineColumns((line) => onOpen({ what: 'history', line }));
  return (
    <Card isFlush title={say('numbers.title')}>
      <Table
        aria-label={say('numbers.title')}
        columns={columns}
        rows={found.data?.rows}
        rowId={({ id }) => id}
        rowName={({ granteeName }) => granteeName}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        onRowAction={(line) => onOpen({ what: 'edit', line })}
        empty={{
          none: { title: say('numbers.none'), text: say('numbers.noneText') },
          filter: null,
        }}
      />
    </Card>
  );
}

/** The register that the address names (`?row=` the unit, `&kind=`), as the explanation of numbers does. */
interface AskedBook {
  readonly what: 'book';
  readonly unitId: string;
  readonly kind: LineRegister | undefined;
}

function useOpenedLine(isEnded: boolean) {
  const found = useNumberLines(isEnded);
  return useOpened<Opened>(
    (row, what) => {
      if (row === '') return 'add';
      const line = found.data?.rows.find(({ id }) => id === row);
      if (what === 'edit' || what === 'history') return line && { what, line };
      const kind = new URLSearchParams(location.search).get('kind');
      return { what: 'book', unitId: row, kind: lineRegisters.find((one) => one === kind) };
    },
    (next) => {
      if (next === 'add') return { row: '' };
      return next.what === 'book' ? { row: next.unitId } : { row: next.line.id, what: next.what };
    },
  );
}

interface BookDialogProps {
  readonly book: AskedBook;
  readonly onClose: () => void;
}

/** The line about that register, or a new one for it. */
function BookDialog({ book: { unitId, kind }, onClose }: BookDialogProps) {
  const found = useNumberLines(false);
  if (!found.data) return null;
  const line = found.data.rows.find(
    (one) => one.unitId === unitId && (!kind || !one.kinds || one.kinds.includes(kind)),
  );
  return <NumberRightDialog {...(line ? { line } : { unitId, kind })} onClose={onClose} />;
}

interface OpenedDialogProps {
  readonly opened: Opened;
  readonly onClose: () => void;
}

function OpenedDialog({ opened, onClose }: OpenedDialogProps) {
  if (opened === 'add') return <NumberRightDialog onClose={onClose} />;
  if (opened.what === 'book') return <BookDialog book={opened} onClose={onClose} />;
  if (opened.what === 'edit') return <NumberRightDialog line={opened.line} onClose={onClose} />;
  return (
    <HistoryDialog
      title={opened.line.granteeName}
      subjectKind="number-line"
      subjectId={opened.line.id}
      onClose={onClose}
    />
  );
}

function useLineColumns(onHistory: (line: NumberLine) => void): TableColumn<NumberLine>[] {
  const say = useWords(accessWords);
  const language = useLanguage();
  const words = useChangeWords();
  const tongue = language === 'en' ? 'en' : 'th';
  const limits = ({ mostAtOnce, mostDaysBack }: NumberLine): string =>
    [
      mostAtOnce === null ? '' : say('numbers.mostShort', { count: mostAtOnce }),
      mostDaysBack === null ? '' : say('numbers.backShort', { count: mostDaysBack }),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      ...{ id: 'grantee', label: say('numbers.grantee'), role: 'title' },
      render: (line) => (
        <span className="matrix-name">
          <span className="access-actions">
            {line.granteeName}
            <Badge tone="info">{say(`numbers.${line.grantee}`)}</Badge>
          </span>
          <span className="s-small s-muted">{limits(line)}</span>
        </span>
      ),
    },
    {
      ...{ id: 'acts', label: say('numbers.acts'), width: '13rem', priority: 1 },
      render: ({ acts }) => acts.map((act) => numberActWords[act][tongue]).join(', '),
    },
    {
      ...{ id: 'unit', label: say('numbers.unit'), width: '14rem', priority: 1 },
      render: ({ unitName, scope, kinds }) => (
        <span className="matrix-name">
          {scope === 'subtree' ? `${unitName} · ${say('numbers.below')}` : unitName}
          <span className="s-small s-muted">
            {kinds?.map((kind) => say(`kind.${kind}`)).join(', ') ?? say('numbers.allKinds')}
          </span>
        </span>
      ),
    },
    {
      ...{ id: 'days', label: say('numbers.days'), width: '12rem', priority: 2 },
      render: ({ validFrom, validTo }) => words.span(validFrom, validTo),
    },
    {
      ...{ id: 'history', label: say('history'), width: '4rem', align: 'end', isLabelHidden: true },
      render: (line) => (
        <IconButton
          aria-label={`${say('history')}: ${line.granteeName}`}
          onPress={() => onHistory(line)}
        >
          <History size={18} />
        </IconButton>
      ),
    },
  ];
}
