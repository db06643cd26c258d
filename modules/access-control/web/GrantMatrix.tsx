import {
  ChoiceCell,
  Select,
  VisuallyHidden,
  areCards,
  useBoxWidth,
  useCellKeys,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { accessWords } from './words/access-words.ts';
import '@sarn/platform-web/matrix.css';
import './access.css';

export interface MatrixOption {
  readonly value: string;
  readonly label: string;
  readonly text: string;
}

export interface MatrixCell {
  readonly value: string;
  /** Fewer than two: the cell only says what it is. */
  readonly options: readonly MatrixOption[];
  readonly isEdited: boolean;
  /** Small text below the value. */
  readonly note?: string | undefined;
}

export interface MatrixLine {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface GrantMatrixProps {
  readonly label: string;
  /** Heading of the lines. */
  readonly corner: string;
  /** Of the choice of a column where there is room for one only. */
  readonly columnLabel: string;
  readonly columns: readonly (MatrixLine & { readonly head?: ReactNode })[];
  readonly groups: readonly { readonly name: string; readonly lines: readonly MatrixLine[] }[];
  readonly cell: (lineId: string, columnId: string) => MatrixCell;
  readonly onSet: (lineId: string, columnId: string, value: string) => void;
}

/** Below this width one column is shown, as cards. */
const cardsBelow = 720;

/**
 * Who gets what, as a grid: arrow keys move between the cells, Enter or Space opens the choice of
 * one, Home and End go to the ends of a line. On narrow boxes one column is chosen and its lines are
 * cards.
 */
export function GrantMatrix(props: GrantMatrixProps) {
  const { ref, width } = useBoxWidth();
  return (
    <div ref={ref} className="matrix-box">
      {areCards(width, cardsBelow) ? <MatrixCards {...props} /> : <MatrixGrid {...props} />}
    </div>
  );
}

function MatrixGrid(props: GrantMatrixProps) {
  const { columns, groups } = props;
  const say = useWords(accessWords);
  const lines = groups.flatMap((group) => group.lines);
  const { grid, at, onKey } = useCellKeys(lines.length, columns.length);
  return (
    <div className="s-matrix-scroll" tabIndex={-1}>
      {/* Keys are caught on their way down: a cell would open its choice by an arrow. */}
      <table ref={grid} aria-label={props.label} className="s-matrix" onKeyDownCapture={onKey}>
        <thead>
          <tr>
            <th scope="col">{props.corner}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col" className="matrix-column">
                {column.head ?? column.name}
                <span className="s-small s-muted">{column.text}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr className="s-matrix-group">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {group.name}
              </th>
            </tr>
            {group.lines.map((line) => {
              const row = lines.indexOf(line);
              return (
                <tr key={line.id}>
                  <th scope="row">
                    <LineName {...line} />
                  </th>
                  {columns.map((column, place) => (
                    <td key={column.id} data-cell={`${row}:${place}`}>
                      <CellChoice
                        {...props}
                        line={line}
                        column={column}
                        isOutOfTabOrder={at[0] !== row || at[1] !== place}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      <VisuallyHidden>{say('matrix.keys')}</VisuallyHidden>
    </div>
  );
}

const LineName = ({ name, text }: MatrixLine) => (
  <span className="matrix-name">
    {name}
    {text && <span className="s-small s-muted">{text}</span>}
  </span>
);

interface CellChoiceProps extends GrantMatrixProps {
  readonly line: MatrixLine;
  readonly column: MatrixLine;
  readonly isOutOfTabOrder?: boolean;
}

function CellChoice({ line, column, cell, onSet, isOutOfTabOrder }: CellChoiceProps) {
  const say = useWords(accessWords);
  const { value, options, isEdited, note } = cell(line.id, column.id);
  const chosen = options.find((option) => option.value === value);
  const label = chosen?.label ?? value;
  const name = say('matrix.cell', { row: line.name, column: column.name, value: label });
  return (
    <ChoiceCell
      name={name}
      value={value}
      isEdited={isEdited}
      note={note}
      isOutOfTabOrder={isOutOfTabOrder}
      options={
        options.length > 1
          ? options.map((option) => ({
              ...{ id: option.value, label: option.label, text: option.text },
              isOn: option.value === value,
              onAction: () => onSet(line.id, column.id, option.value),
            }))
          : []
      }
    >
      {value === 'none' ? '–' : label}
    </ChoiceCell>
  );
}

function MatrixCards(props: GrantMatrixProps) {
  const { columns, groups } = props;
  const [chosen, setChosen] = useState(columns[0]?.id ?? '');
  const column = columns.find(({ id }) => id === chosen) ?? columns[0];
  if (!column) return null;
  return (
    <div className="s-matrix-cards">
      {columns.length > 1 && (
        <Select
          label={props.columnLabel}
          options={columns.map(({ id, name, text }) => ({ value: id, label: name, hint: text }))}
          value={column.id}
          onChange={setChosen}
        />
      )}
      {columns.length > 1 && column.head && <div className="matrix-card-head">{column.head}</div>}
      {groups.map((group) => (
        <section key={group.name}>
          <h2 className="s-matrix-card-group">{group.name}</h2>
          {group.lines.map((line) => (
            <div key={line.id} className="s-matrix-card">
              <LineName {...line} />
              <CellChoice {...props} line={line} column={column} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
