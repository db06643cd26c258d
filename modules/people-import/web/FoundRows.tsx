import { Button, Card, ErrorSummary, Table, useLanguage, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { importFields, importPageSize, isDoubt, problemText } from '../contract/index.ts';
import type { ImportDetail, ImportKind, ImportRowView } from '../contract/index.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FixDialog } from './FixDialog.tsx';
import { useCorrect, useImportRows } from './import.client.ts';
import { countOf } from './tiles.ts';
import type { Fixing, RowProblem, Tile } from './tiles.ts';
import { importWords } from './words/import-words.ts';

interface FoundRowsProps {
  readonly item: ImportDetail;
  readonly tile: Tile;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onSheet: () => void;
  readonly isSheetPending: boolean;
}

/** The rows of one group, with what was found in them. */
export function FoundRows(props: FoundRowsProps) {
  const { item, tile, page, onPage, onSheet, isSheetPending } = props;
  const say = useWords(importWords);
  const [fixing, setFixing] = useState<Fixing | null>(null);
  const found = useImportRows({ id: item.id, filter: tile, page });
  const { bad = 0, waits = 0 } = item.counts ?? {};
  const toFix = countOf(item, 'out') + countOf(item, 'doubted');
  return (
    <Card
      title={say(`rows.${tile}`, { count: countOf(item, tile) })}
      isFlush
      actions={
        toFix > 0 && (
          <Button icon={<Download size={18} />} isPending={isSheetPending} onPress={onSheet}>
            {say('errorSheet', { count: toFix })}
          </Button>
        )
      }
    >
      {(tile === 'out' || tile === 'doubted') && (
        <p className="s-muted s-small people-import-hint">
          {say('rowsHint')} {waits > 0 && tile === 'out' && say('rowsWait', { bad, waits })}
        </p>
      )}
      <Table
        aria-label={say(`tile.${tile}`)}
        columns={useColumns(item.kind, item.id, setFixing)}
        rows={found.data?.rows}
        rowId={(row) => String(row.row)}
        rowName={(row) => row.name}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        page={{ page, pageSize: importPageSize, total: found.data?.total ?? 0 }}
        onPage={onPage}
        empty={{ none: { title: say('noRows'), text: say('noRowsText') }, filter: null }}
      />
      {fixing && <FixDialog item={item} fixing={fixing} onClose={() => setFixing(null)} />}
    </Card>
  );
}

function useColumns(
  kind: ImportKind,
  id: string,
  fix: (fixing: Fixing) => void,
): readonly TableColumn<ImportRowView>[] {
  const say = useWords(importWords);
  return [
    {
      ...{ id: 'name', label: say('nameAndCell'), role: 'title' },
      render: (row) => <NameAndCell kind={kind} row={row} />,
    },
    {
      ...{ id: 'row', label: say('row'), width: '5rem', priority: 2 },
      render: ({ row }) => String(row),
    },
    {
      ...{ id: 'reasons', label: say('reasons'), width: '24rem', priority: 1, isPlain: true },
      render: (row) => <Reasons row={row} />,
    },
    {
      ...{ id: 'act', label: say('fix'), isLabelHidden: true, width: '13rem', priority: 1 },
      ...{ isPlain: true, align: 'end' },
      render: (row) => <Acts id={id} row={row} fix={fix} />,
    },
  ];
}

/** What is corrected first: what keeps the row out, and only then what is doubted. */
const firstOf = (problems: readonly RowProblem[]): RowProblem | undefined =>
  problems.find((problem) => !isDoubt(problem)) ?? problems[0];

function NameAndCell({ kind, row }: { readonly kind: ImportKind; readonly row: ImportRowView }) {
  const first = firstOf(row.problems);
  return (
    <>
      {row.name || '–'}
      <span className="s-small s-muted people-import-under">
        {first ? <CellOf kind={kind} problem={first} /> : row.summary}
      </span>
    </>
  );
}

function CellOf({ kind, problem }: { readonly kind: ImportKind; readonly problem: RowProblem }) {
  const language = useLanguage() === 'en' ? 'en' : 'th';
  const field = importFields[kind][problem.field]?.[language];
  if (!field) return problem.cell;
  return problem.cell === '' ? field : `${field}: ${problem.cell}`;
}

const plain = ({ code, params }: RowProblem) => (params ? { code, params } : { code });

function Reasons({ row: { problems } }: { readonly row: ImportRowView }) {
  const say = useWords(importWords);
  const language = useLanguage() === 'en' ? 'en' : 'th';
  if (problems.length === 0) return '–';
  return (
    <ul className="people-import-reasons">
      {problems.map((problem, at) => {
        const text = problemText(plain(problem), language);
        const choices = problem.choices ?? [];
        return (
          <li key={`${at}-${problem.code}`}>
            <strong data-doubt={isDoubt(problem) || undefined}>
              {isDoubt(problem) ? say('doubt', { text }) : text}
            </strong>
            {choices.length > 0 && (
              <span className="s-small s-muted">
                {say('near', { choices: choices.join(say('or')) })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ActsProps {
  readonly id: string;
  readonly row: ImportRowView;
  readonly fix: (fixing: Fixing) => void;
}

/** One likely text is taken by a press; otherwise the cell is typed or chosen. */
function Acts({ id, row, fix }: ActsProps) {
  const say = useWords(importWords);
  const correct = useCorrect();
  const problem = firstOf(row.problems.filter(({ field }) => field !== ''));
  if (!problem) return '';
  const [only, ...others] = problem.choices ?? [];
  const field = problem.field as 'unit';
  return (
    <span className="people-import-acts">
      <ErrorSummary error={correct.error} isFocused />
      {only !== undefined && others.length === 0 && (
        <Button
          size="s"
          isPending={correct.isPending}
          aria-label={say('useThisText', { text: only })}
          onPress={() => correct.mutate({ id, row: row.row, field, text: only })}
        >
          {say('useThis')}
        </Button>
      )}
      <Button size="s" variant="ghost" onPress={() => fix({ row, problem })}>
        {say('fix')}
      </Button>
    </span>
  );
}
