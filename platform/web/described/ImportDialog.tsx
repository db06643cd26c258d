import type { DescribedTable, ImportedSettingRow, SheetsRead } from '@sarn/kernel';
import { useMemo, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { Badge } from '../display/Badge.tsx';
import type { Tone } from '../display/Badge.tsx';
import { ErrorSummary } from '../display/ErrorSummary.tsx';
import { Table } from '../display/Table.tsx';
import type { TableColumn } from '../display/table-shape.ts';
import { FileUpload } from '../field/FileUpload.tsx';
import { SheetChoice } from '../field/SheetChoice.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { useToasts } from '../overlay/toasts.ts';
import { useWords } from '../words/words.ts';
import { useImportRows } from './described.client.ts';
import { pageSize } from './list-state.ts';
import { useFieldNames } from './RowRecord.tsx';
import { describedWords } from './words/described-words.ts';

interface ImportDialogProps {
  readonly table: DescribedTable;
  readonly onClose: () => void;
}

const acts = ['add', 'change', 'same', 'fault'] as const;
const tones: Readonly<Record<ImportedSettingRow['act'], Tone>> = {
  add: 'success',
  change: 'info',
  same: 'neutral',
  fault: 'danger',
};
const maxBytes = 5 * 1024 * 1024;

/** The chosen file, its check, and the saving of what it changes. */
function useImport({ table, onClose }: ImportDialogProps) {
  const say = useWords(describedWords);
  const toasts = useToasts();
  const [file, setFile] = useState<File | null>(null);
  const trial = useImportRows(table.code);
  const real = useImportRows(table.code);
  // A sheet that cannot be read says so, and another one can be chosen still.
  const [sheets, setSheets] = useState<SheetsRead | null>(null);
  const readSheet = (chosen: File, sheetAt?: number) => {
    real.reset();
    trial.mutate(
      { file: chosen, isTrial: true, ...(sheetAt === undefined ? {} : { sheetAt }) },
      {
        onSuccess: ({ sheets: found, sheetAt: at }) => setSheets({ sheets: found, sheetAt: at }),
        onError: () => setSheets((known) => known && { ...known, sheetAt: sheetAt ?? 0 }),
      },
    );
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setSheets(null);
    trial.reset();
    real.reset();
    if (chosen) readSheet(chosen);
  };
  const count = trial.data?.count ?? 0;
  const save = () => {
    if (!file) return;
    real.mutate(
      { file, isTrial: false, ...(sheets ? { sheetAt: sheets.sheetAt } : {}) },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', title: say('importing.saved', { count }) });
          onClose();
        },
      },
    );
  };
  return { file, sheets, count, trial, real, choose, readSheet, save };
}

/** A file is checked first, and its changes are shown before any of them is made. */
export function ImportDialog({ table, onClose }: ImportDialogProps) {
  const say = useWords(describedWords);
  const importing = useImport({ table, onClose });
  const { file, sheets, count, trial, real, choose, readSheet, save } = importing;
  const rows = trial.data?.rows ?? [];
  const countOf = (act: ImportedSettingRow['act']) => rows.filter((row) => row.act === act).length;
  const counts = Object.fromEntries(acts.map((act) => [act, countOf(act)]));
  const isReady = file !== null && count > 0 && countOf('fault') === 0;
  const item = file && {
    ...{ id: 'file', name: file.name, sizeBytes: file.size, sentBytes: file.size },
    state: trial.isPending ? ('sending' as const) : ('done' as const),
  };
  return (
    <Dialog
      isOpen
      size="l"
      title={say('importing.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" isDisabled={!isReady} isPending={real.isPending} onPress={save}>
          {say('importing.save', { count })}
        </Button>
      }
    >
      <div className="described-import">
        <p>{say('importing.text')}</p>
        <FileUpload
          label={say('importing.file')}
          accept={['.xlsx', '.csv']}
          maxBytes={maxBytes}
          items={item ? [item] : []}
          onAdd={([first]) => choose(first ?? null)}
          onRemove={() => choose(null)}
        />
        {file && sheets && (
          <SheetChoice
            key={sheets.sheetAt}
            {...sheets}
            file={file}
            isPending={trial.isPending}
            error={null}
            onChoose={(sheetAt) => readSheet(file, sheetAt)}
          />
        )}
        <ErrorSummary error={trial.error ?? real.error} isFocused />
        {trial.data && (
          <p role="status">
            {say(
              count === 0 && counts['fault'] === 0 ? 'importing.nothing' : 'importing.summary',
              counts,
            )}
          </p>
        )}
        {countOf('fault') > 0 && <p className="s-muted">{say('importing.faults')}</p>}
        {rows.length > 0 && <ImportedRows key={trial.submittedAt} table={table} rows={rows} />}
      </div>
    </Dialog>
  );
}

interface ImportedRowsProps {
  readonly table: DescribedTable;
  readonly rows: readonly ImportedSettingRow[];
}

/** What the file would change, page by page: a table of all rows of a large file would hold up each press. */
function ImportedRows({ table, rows }: ImportedRowsProps) {
  const say = useWords(describedWords);
  const [page, setPage] = useState(1);
  const told = useMemo(() => faultsFirst(rows), [rows]);
  const named = useFieldNames(table);
  const columns: readonly TableColumn<ImportedSettingRow>[] = [
    { id: 'line', label: say('importing.line'), width: '4rem', render: ({ line }) => String(line) },
    {
      id: 'name',
      label: say('column.name'),
      role: 'title',
      render: ({ name, code }) => name || code,
    },
    { id: 'code', label: say('column.code'), width: '9rem', render: ({ code }) => code },
    {
      ...{ id: 'act', label: say('importing.result'), width: '8rem', role: 'badge', priority: 1 },
      render: ({ act }) => <Badge tone={tones[act]}>{say(`importing.${act}`)}</Badge>,
    },
    {
      ...{ id: 'why', label: say('importing.why'), width: '22rem', priority: 2 },
      render: ({ fault, changes }) =>
        fault ||
        changes
          .map(({ field, from, to }) =>
            say('history.change', { field: named.label(field), from: from || '–', to: to || '–' }),
          )
          .join(' · '),
    },
  ];
  return (
    <Table
      aria-label={say('importing.result')}
      columns={columns}
      rows={told.slice((page - 1) * pageSize, page * pageSize)}
      rowId={({ line }) => String(line)}
      rowName={({ name, code }) => name || code}
      {...(told.length > pageSize ? { page: { page, pageSize, total: told.length } } : {})}
      onPage={setPage}
      empty={{ none: { title: say('importing.nothing') }, filter: null }}
    />
  );
}

/** Without the rows that stay as they are. */
const faultsFirst = (rows: readonly ImportedSettingRow[]) =>
  rows
    .filter(({ act }) => act !== 'same')
    .toSorted((a, b) => Number(b.act === 'fault') - Number(a.act === 'fault'));
