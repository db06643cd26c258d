import { Table, useWords } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { Workload } from '@sarn/workload/contract';
import { Link } from '@tanstack/react-router';
import { openWorkPath } from '../home/paths.ts';
import { sumOf } from './report-view.ts';
import { reportWords } from './words/report-words.ts';
import '../home/bars.css';

interface FiguresProps {
  /** Names the table. */
  readonly title: string;
  readonly rows: readonly Workload[];
  /** What narrows the documents behind the figures of every row. */
  readonly of: Readonly<Record<string, string>>;
  readonly isOfPeople?: boolean;
}

/** A table of the work of units or of people; the numbers of open work lead to it. */
export function Figures({ title, rows, of, isOfPeople = false }: FiguresProps) {
  const say = useWords(reportWords);
  const figure = (id: keyof Workload, label: string): TableColumn<Workload> => ({
    id,
    label,
    align: 'end',
    width: '7.5rem',
    render: (row) => row[id],
  });
  const sum = sumOf(rows, say(isOfPeople ? 'sumOfPeople' : 'sumOfUnits', { count: rows.length }));
  const searchOf = (row: Workload) => {
    if (row === sum) return of;
    return isOfPeople ? { ...of, personId: row.id } : { ...of, unitId: row.id, depth: 'own' };
  };
  const mostOpen = Math.max(1, ...rows.map(({ open }) => open));
  const columns: TableColumn<Workload>[] = [
    {
      ...{ id: 'name', label: say('name'), role: 'title' },
      render: (row) => (row === sum ? <strong>{row.name}</strong> : row.name),
    },
    ...(isOfPeople
      ? [{ id: 'unitName', label: say('belongs'), render: (row: Workload) => row.unitName }]
      : []),
    {
      ...figure('open', say('open')),
      width: '10rem',
      render: (row) => (
        <span className="report-open">
          {row === sum ? <span /> : <Bar share={row.open / mostOpen} />}
          <Led count={row.open} search={searchOf(row)} label={row.name} />
        </span>
      ),
    },
    {
      ...figure('late', say('late')),
      render: (row) => (
        <span className={row.late > 0 ? 'report-late' : undefined}>
          <Led count={row.late} search={{ ...searchOf(row), dueness: 'late' }} label={row.name} />
        </span>
      ),
    },
    figure('finished', say('finished')),
    figure('finishedLate', say('finishedLate')),
    { ...figure('days', say('days')), render: ({ days }) => days.toFixed(1) },
    { ...figure('longestDays', say('longest')), render: (row) => row.longestDays.toFixed(1) },
  ];
  return (
    <div className="report-figures">
      <Table
        aria-label={title}
        columns={columns}
        rows={rows.length > 1 ? [...rows, sum] : rows}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
      />
    </div>
  );
}

/** Open work as a bar beside its number; decoration. */
function Bar({ share }: { readonly share: number }) {
  return (
    <span className="unit-track" aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}

interface LedProps {
  readonly count: number;
  readonly search: Readonly<Record<string, string>>;
  /** Whose documents they are. */
  readonly label: string;
}

/** A number that leads to its documents. */
function Led({ count, search, label }: LedProps) {
  if (count === 0) return <span>0</span>;
  return (
    <Link to={openWorkPath} search={search} className="s-link">
      {count}
      <span className="s-hidden"> {label}</span>
    </Link>
  );
}
