import type { ManagedManual, ManualGroup } from '@sarn/help/contract';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  FileName,
  IconButton,
  Menu,
  PageHeader,
  Skeleton,
  errorText,
  formatBytes,
  toasts,
  useDialogs,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import {
  ArrowDown,
  ArrowUp,
  EllipsisVertical,
  Eye,
  EyeOff,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react';
import {
  useAllManuals,
  useChangeManual,
  useOrderManuals,
  useRemoveManual,
} from '../help.client.ts';
import { helpWords } from '../words/help-words.ts';
import { AddManualDialog } from './AddManualDialog.tsx';
import { ChangeManualDialog } from './ChangeManualDialog.tsx';
import { useGroupNames } from './GroupField.tsx';
import './manual.css';

/** `/settings/{menuID}/DocumentManual`: the manuals that the agency adds. */
export default function DocumentManualPage() {
  const say = useWords(helpWords);
  const manuals = useAllManuals();
  const { rows = [], groups = [] } = manuals.data ?? {};
  const [opened, open] = useOpened<{ readonly manual: ManagedManual | null }>(
    (id) => {
      const manual = id === '' ? null : rows.find((one) => one.id === id);
      return manual === undefined ? undefined : { manual };
    },
    ({ manual }) => ({ row: manual?.id ?? '' }),
  );
  return (
    <div className="manual-page">
      <PageHeader
        above={say('edit.above')}
        title={say('edit.title')}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={18} />}
            onPress={() => open({ manual: null })}
          >
            {say('edit.add')}
          </Button>
        }
      />
      <Card title={say('edit.list')} isFlush>
        {manuals.isPending && <Skeleton kind="rows" count={3} />}
        {manuals.isError && (
          <ErrorSummary error={manuals.error} onRetry={() => void manuals.refetch()} />
        )}
        {manuals.data?.rows.length === 0 && (
          <EmptyState title={say('edit.empty')} text={say('edit.emptyText')} />
        )}
        <ul className="manual-files">
          {rows.map((manual, index) => (
            <EditedLine
              key={manual.id}
              manual={manual}
              groups={groups}
              order={rows.map(({ id }) => id)}
              index={index}
              onChange={() => open({ manual })}
            />
          ))}
        </ul>
      </Card>
      {opened?.manual === null && <AddManualDialog groups={groups} onClose={() => open(null)} />}
      {opened?.manual && (
        <ChangeManualDialog manual={opened.manual} groups={groups} onClose={() => open(null)} />
      )}
    </div>
  );
}

interface EditedLineProps {
  readonly manual: ManagedManual;
  readonly groups: readonly ManualGroup[];
  readonly order: readonly string[];
  readonly index: number;
  readonly onChange: () => void;
}

function EditedLine({ manual, groups, order, index, onChange }: EditedLineProps) {
  const say = useWords(helpWords);
  const language = useLanguage();
  const name = language === 'en' ? manual.titleEn : manual.titleTh;
  const entries = useEntries(manual, name, onChange);
  const reorder = useReorder(order, index);
  const whom = useGroupNames(groups)(manual.groupIds);
  return (
    <li className="manual-file">
      <span className="manual-file-text">
        <strong>{name}</strong>
        <span className="s-small s-muted">
          {say(`kind.${manual.kind}`)} · <FileName name={manual.fileName} /> ·{' '}
          {formatBytes(manual.bytes)}
        </span>
        {whom !== '' && <span className="s-small">{say('edit.only', { groups: whom })}</span>}
      </span>
      {manual.isHidden && <Badge>{say('edit.hidden')}</Badge>}
      <span className="manual-file-acts">
        <IconButton
          aria-label={`${say('edit.up')} ${name}`}
          isDisabled={index === 0}
          onPress={() => reorder(-1)}
        >
          <ArrowUp size={18} />
        </IconButton>
        <IconButton
          aria-label={`${say('edit.down')} ${name}`}
          isDisabled={index === order.length - 1}
          onPress={() => reorder(1)}
        >
          <ArrowDown size={18} />
        </IconButton>
        <Menu
          aria-label={say('edit.actions', { name })}
          trigger={
            <IconButton aria-label={say('edit.actions', { name })}>
              <EllipsisVertical size={18} />
            </IconButton>
          }
          entries={entries}
        />
      </span>
    </li>
  );
}

function useReorder(order: readonly string[], index: number): (by: 1 | -1) => void {
  const say = useWords(helpWords);
  const save = useOrderManuals();
  return (by) => {
    const next = [...order];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + by, 0, moved);
    save.mutate(
      { manualIds: next, seen: [...order] },
      { onError: (error) => tellFailure(say('edit.failed'), error) },
    );
  };
}

function useEntries(manual: ManagedManual, name: string, onChange: () => void) {
  const say = useWords(helpWords);
  const dialogs = useDialogs();
  const change = useChangeManual();
  const remove = useRemoveManual();
  const { id: manualId, titleTh, titleEn, isHidden, groupIds } = manual;
  const seen = { titleTh, titleEn, isHidden, groupIds };
  const onError = (error: unknown) => tellFailure(say('edit.failed'), error);
  const done = (title: string) => () => void toasts.show({ tone: 'success', title });
  const ask = async () => {
    const isSure = await dialogs.confirm({
      tone: 'danger',
      title: say('edit.removeAsk', { name }),
      text: say('edit.removeText'),
      confirmLabel: say('edit.remove'),
    });
    if (isSure) remove.mutate(manualId, { onSuccess: done(say('edit.removed')), onError });
  };
  return [
    {
      id: 'change',
      label: say('edit.change'),
      icon: <Pencil size={18} />,
      onAction: onChange,
    },
    {
      id: 'hide',
      label: say(isHidden ? 'edit.show' : 'edit.hide'),
      icon: isHidden ? <Eye size={18} /> : <EyeOff size={18} />,
      onAction: () =>
        change.mutate(
          { manualId, titleTh, titleEn, isHidden: !isHidden, seen },
          { onSuccess: done(say('edit.saved')), onError },
        ),
    },
    {
      id: 'remove',
      label: say('edit.remove'),
      icon: <Trash2 size={18} />,
      isDanger: true,
      onAction: () => void ask(),
    },
  ];
}

function tellFailure(title: string, error: unknown): void {
  toasts.show({ tone: 'danger', title, text: errorText(error) });
}
