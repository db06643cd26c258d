import {
  Button,
  Card,
  ErrorSummary,
  FileUpload,
  fileRefusal,
  formatDay,
  formatMoment,
  Progress,
  Table,
  useDialogs,
  useLanguage,
  useUploads,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { ImportDetail } from '../contract/index.ts';
import { CircleCheck, Download, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { sendTable, useErrorSheet, useImportAct, useImportRows } from './import.client.ts';
import { tableLimits } from './table-limits.ts';
import { importWords } from './words/import-words.ts';

interface ReportStepProps {
  readonly item: ImportDetail;
  readonly open: (id: string) => void;
}

/** What an import did, what it left out, and how it is taken back. */
export function ReportStep({ item, open }: ReportStepProps) {
  const say = useWords(importWords);
  const undo = useImportAct('undo');
  const unitColumns = useUnitColumns();
  return (
    <>
      <ErrorSummary error={undo.error} isFocused />
      {item.state === 'UNDOING' ? (
        <UndoingCard item={item} />
      ) : (
        <>
          <ResultCard item={item} undo={undo} />
          <div className="people-import-two">
            {item.state === 'DONE' && <LeftOutCard item={item} open={open} />}
            {item.undoUntil !== null && <UndoCard item={item} undo={undo} />}
          </div>
        </>
      )}
      {item.counts !== null && item.counts.kept > 0 && <KeptCard item={item} />}
      {item.units.length > 0 && (
        <Card title={say('byUnit')} isFlush>
          <Table
            aria-label={say('byUnit')}
            columns={unitColumns}
            rows={item.units}
            rowId={({ unit }) => unit}
            rowName={({ unit }) => unit || say('noUnit')}
          />
        </Card>
      )}
    </>
  );
}

type Undo = ReturnType<typeof useImportAct>;

interface UndoProps {
  readonly item: ImportDetail;
  readonly undo: Undo;
}

function UndoButton({ item, undo }: UndoProps) {
  const say = useWords(importWords);
  const dialogs = useDialogs();
  if (item.undoUntil === null) return null;
  const press = async () => {
    const asked = { title: say('undoSure'), text: say('undoText'), tone: 'warning' } as const;
    if (await dialogs.confirm({ ...asked, confirmLabel: say('undo') })) undo.mutate(item.id);
  };
  return (
    <Button icon={<Undo2 size={18} />} isPending={undo.isPending} onPress={() => void press()}>
      {say('undo')}
    </Button>
  );
}

/** How far the undoing is; it continues on the server without this page. */
function UndoingCard({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  if (!item.counts) return null;
  const { new: made, changed, undone, kept } = item.counts;
  const [handled, all] = [undone + kept, made + changed];
  return (
    <Card title={say('undoing')}>
      <div className="people-import-stack">
        <Progress
          label={say('undoing')}
          value={all > 0 ? Math.min(1, handled / all) : null}
          text={say('undoingRows', { handled, all })}
        />
        <p className="s-muted">{say('undoingText')}</p>
      </div>
    </Card>
  );
}

function ResultCard({ item, undo }: UndoProps) {
  const say = useWords(importWords);
  const language = useLanguage();
  const { counts, tookMs, enteredAt, enteredByName, state } = item;
  if (!counts) return null;
  const count = counts.new + counts.changed;
  const seconds = Math.max(1, Math.round((tookMs ?? 0) / 1000));
  const when = enteredAt ? formatMoment(enteredAt, language) : '';
  const isUndone = state === 'UNDONE';
  const { changed, moved, undone, kept } = counts;
  return (
    <Card>
      <div className="people-import-result">
        <CircleCheck size={40} aria-hidden="true" />
        <div>
          <h2>{isUndone ? say('undone', { undone }) : say('entered', { count, seconds })}</h2>
          <p className="s-muted">
            {isUndone
              ? kept > 0
                ? say('undoneText', { kept })
                : say('undoneWhole')
              : say('enteredText', {
                  new: counts.new,
                  changed,
                  moved,
                  name: `${enteredByName} ${when}`,
                })}
          </p>
        </div>
        <UndoButton item={item} undo={undo} />
      </div>
    </Card>
  );
}

function LeftOutCard({ item, open }: ReportStepProps) {
  const say = useWords(importWords);
  const sheet = useErrorSheet();
  const uploads = useUploads(sendTable, (file) => fileRefusal(file, tableLimits));
  const sent = uploads.results[0]?.id;
  useEffect(() => {
    if (sent) open(sent);
  }, [sent, open]);
  const out = (item.counts?.bad ?? 0) + (item.counts?.waits ?? 0);
  if (out === 0) {
    return (
      <Card title={say('allIn')}>
        <p className="s-muted">{say('allInText')}</p>
      </Card>
    );
  }
  return (
    <Card title={say('leftOut', { count: out })}>
      <div className="people-import-stack">
        <p className="s-muted">{say('leftOutText')}</p>
        <ErrorSummary error={sheet.error} isFocused />
        <div className="people-import-bar">
          <Button
            variant="primary"
            icon={<Download size={18} />}
            isPending={sheet.isPending}
            onPress={() => sheet.mutate(item.id)}
          >
            {say('errorSheet', { count: out })}
          </Button>
        </div>
        <FileUpload
          label={say('sendBack')}
          {...tableLimits}
          items={uploads.items}
          onAdd={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
      </div>
    </Card>
  );
}

function UndoCard({ item, undo }: UndoProps) {
  const say = useWords(importWords);
  const language = useLanguage();
  const day = formatDay(item.undoUntil ?? '', language);
  return (
    <Card title={say('undoCard', { day })}>
      <div className="people-import-stack">
        <p className="s-muted">{say('undoCardText')}</p>
        <div className="people-import-bar">
          <UndoButton item={item} undo={undo} />
        </div>
      </div>
    </Card>
  );
}

function KeptCard({ item }: { readonly item: ImportDetail }) {
  const say = useWords(importWords);
  const found = useImportRows({ id: item.id, filter: 'kept', page: 1 });
  return (
    <Card title={say('kept')}>
      <p className="s-muted">{say('keptText')}</p>
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      <ul>
        {(found.data?.rows ?? []).map(({ row, name }) => (
          <li key={row}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}

type UnitCount = ImportDetail['units'][number];

function useUnitColumns(): readonly TableColumn<UnitCount>[] {
  const say = useWords(importWords);
  const number = (id: 'new' | 'changed', label: string): TableColumn<UnitCount> => ({
    ...{ id, label, width: '8rem', align: 'end', priority: 1 },
    render: (row) => String(row[id]),
  });
  return [
    { id: 'unit', label: say('unit'), role: 'title', render: ({ unit }) => unit || say('noUnit') },
    number('new', say('tile.new')),
    number('changed', say('tile.changed')),
    {
      ...{ id: 'out', label: say('tile.out'), width: '9rem', align: 'end', priority: 1 },
      render: ({ out }) => (out === 0 ? '–' : say('outRows', { count: out })),
    },
  ];
}
