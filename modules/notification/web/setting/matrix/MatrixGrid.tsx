import { noticeWays } from '@sarn/notification/contract';
import type { MatrixModule, MatrixRow } from '@sarn/notification/contract';
import { Button, VisuallyHidden, useCellKeys, useWords } from '@sarn/platform-web';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { settingWords } from '../words/setting-words.ts';
import { BulkMenu } from './BulkMenu.tsx';
import { ModuleCell, RowCell } from './MatrixCells.tsx';
import { MatrixHead } from './MatrixHead.tsx';
import { useMatrixNames } from './matrix-board.ts';
import type { MatrixBoard } from './matrix-board.ts';
import { beginsPart, partOf, setModule, setRow } from './matrix-draft.ts';

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
    <div className="s-matrix-scroll" tabIndex={-1}>
      {/* Keys are caught on their way down: a cell would open its choice by an arrow. */}
      <table
        ref={grid}
        aria-label={say('matrix.title')}
        className="s-matrix"
        onKeyDownCapture={onKey}
      >
        <MatrixHead {...board} />
        {groups.map(({ module, rows }) => (
          <tbody key={module.module}>
            <ModuleRow {...board} module={module} rows={rows} cell={cellAt(module.module)} />
            {!folded.has(module.module) &&
              rows.map((row, index) => (
                <Fragment key={idOf(row)}>
                  {beginsPart(rows, index) && <PartRow part={partOf(row)} />}
                  <EventRow {...board} row={row} module={module} cell={cellAt(idOf(row))} />
                </Fragment>
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

interface RowProps extends MatrixBoard {
  readonly module: MatrixModule;
  readonly cell: (column: number) => GridCell;
}

function PartRow({ part }: { readonly part: 'work' | 'news' }) {
  const say = useWords(settingWords);
  return (
    <tr className="s-matrix-group notice-part">
      <th scope="rowgroup" colSpan={columns + 1}>
        {say(`matrix.part.${part}`)}
      </th>
    </tr>
  );
}

function ModuleRow(props: RowProps & { readonly rows: readonly MatrixRow[] }) {
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

function EventRow(props: RowProps & { readonly row: MatrixRow }) {
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
