import { noticeWays } from '@sarn/notification/contract';
import type { MatrixModule, MatrixRow } from '@sarn/notification/contract';
import { Button, VisuallyHidden, useCellKeys, useWords } from '@sarn/platform-web';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { settingWords } from '../words/setting-words.ts';
import { BulkMenu } from './BulkMenu.tsx';
import { ModuleCell, RowCell } from './MatrixCells.tsx';
import { useMatrixNames, useWayState, wayIcons } from './matrix-board.ts';
import type { MatrixBoard } from './matrix-board.ts';
import { setColumn, setModule, setRow } from './matrix-draft.ts';

/** Ways, and the choice for the whole row. */
const columns = noticeWays.length + 1;

/**
 * Events × ways as a grid, grouped by module: arrow keys move between the cells, Enter or Space opens
 * the choice of one, Home and End go to the ends of a row.
 */
export function MatrixGrid(board: MatrixBoard) {
  const { groups, folded } = board;
  const say = useWords(settingWords);
  const places = groups.flatMap(({ module, rows }) => [
    module.module,
    ...(folded.has(module.module) ? [] : rows.map(idOf)),
  ]);
  const { grid, at, onKey } = useCellKeys(places.length, columns);
  const cellAt = (id: string) => {
    const row = places.indexOf(id);
    return (column: number): GridCell => ({
      place: `${row}:${column}`,
      isOutOfTabOrder: at[0] !== row || at[1] !== column,
    });
  };
  return (
    <div className="notice-scroll" tabIndex={-1}>
      {/* Keys are caught on their way down: a cell would open its choice by an arrow. */}
      <table
        ref={grid}
        aria-label={say('matrix.title')}
        className="notice-matrix"
        onKeyDownCapture={onKey}
      >
        <GridHead {...board} />
        {groups.map(({ module, rows }) => (
          <tbody key={module.module}>
            <ModuleLine {...board} module={module} rows={rows} cell={cellAt(module.module)} />
            {!folded.has(module.module) &&
              rows.map((row) => (
                <EventLine
                  key={idOf(row)}
                  {...board}
                  row={row}
                  module={module}
                  cell={cellAt(idOf(row))}
                />
              ))}
          </tbody>
        ))}
      </table>
      <VisuallyHidden>{say('matrix.keys')}</VisuallyHidden>
    </div>
  );
}

interface GridCell {
  readonly place: string;
  readonly isOutOfTabOrder: boolean;
}

const idOf = ({ event, role }: MatrixRow): string => `${event} ${role}`;

function GridHead({ matrix, channels, onEdit }: MatrixBoard) {
  const say = useWords(settingWords);
  const { way: wayName } = useMatrixNames();
  const stateOf = useWayState(channels);
  return (
    <thead>
      <tr>
        <th scope="col">{say('matrix.corner')}</th>
        {noticeWays.map((way) => {
          const Icon = wayIcons[way];
          const { text, isWarning } = stateOf(way);
          return (
            <th key={way} scope="col" className="notice-way">
              <span className="notice-way-name">
                <Icon size={16} aria-hidden="true" /> {wayName(way)}
              </span>
              <span className={isWarning ? 'notice-way-warning' : 's-small s-muted'}>{text}</span>
              <BulkMenu
                isNamed
                label={say('matrix.bulkColumn', { name: wayName(way) })}
                onSet={(level) => onEdit((known) => setColumn(known, matrix, way, level))}
              />
            </th>
          );
        })}
        <th scope="col" className="notice-whole">
          <VisuallyHidden>{say('matrix.wholeRow')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface LineProps extends MatrixBoard {
  readonly module: MatrixModule;
  readonly cell: (column: number) => GridCell;
}

function ModuleLine(props: LineProps & { readonly rows: readonly MatrixRow[] }) {
  const { matrix, module, rows, cell, folded, onFold, onEdit } = props;
  const say = useWords(settingWords);
  const { nameOf } = useMatrixNames();
  const isOpen = !folded.has(module.module);
  const Sign = isOpen ? ChevronDown : ChevronRight;
  const name = nameOf(module);
  const last = cell(columns - 1);
  return (
    <tr className="notice-module">
      <th scope="rowgroup">
        <Button
          variant="ghost"
          className="notice-fold"
          icon={<Sign size={16} aria-hidden="true" />}
          aria-expanded={isOpen}
          onPress={() => onFold(module.module)}
        >
          {say('matrix.module', { name, count: rows.length })}
        </Button>
      </th>
      {noticeWays.map((way, column) => (
        <td key={way} data-cell={cell(column).place}>
          <ModuleCell {...props} way={way} isOutOfTabOrder={cell(column).isOutOfTabOrder} />
        </td>
      ))}
      <td data-cell={last.place}>
        <BulkMenu
          label={say('matrix.bulkRow', { name })}
          isOutOfTabOrder={last.isOutOfTabOrder}
          onSet={(level) =>
            onEdit((known) =>
              noticeWays.reduce(
                (all, way) => setModule(all, matrix, { module: module.module, way, level }),
                known,
              ),
            )
          }
        />
      </td>
    </tr>
  );
}

function EventLine(props: LineProps & { readonly row: MatrixRow }) {
  const { row, cell, chosen, onChoose, onEdit } = props;
  const say = useWords(settingWords);
  const { nameOf, role } = useMatrixNames();
  const last = cell(columns - 1);
  const isChosen = chosen !== null && idOf(chosen) === idOf(row);
  return (
    <tr data-chosen={isChosen || undefined} onFocus={() => onChoose(row)}>
      <th scope="row">
        <Button
          variant="ghost"
          className="notice-event"
          isOutOfTabOrder
          onPress={() => onChoose(row)}
        >
          {nameOf(row)}
          <span className="s-small s-muted">{role(row)}</span>
        </Button>
      </th>
      {noticeWays.map((way, column) => (
        <td key={way} data-cell={cell(column).place}>
          <RowCell {...props} way={way} isOutOfTabOrder={cell(column).isOutOfTabOrder} />
        </td>
      ))}
      <td data-cell={last.place}>
        <BulkMenu
          label={say('matrix.bulkRow', { name: `${nameOf(row)} · ${role(row)}` })}
          isOutOfTabOrder={last.isOutOfTabOrder}
          onSet={(level) => onEdit((known) => setRow(known, row, level))}
        />
      </td>
    </tr>
  );
}
