import { ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { WholeText } from '../shown/WholeText.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import type { TableColumn } from './table-shape.ts';

/** Details of rows that are open, and how one is opened. */
export interface OpenRows {
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** A text in a cell: at most two lines, which break only between words. */
export function CellText({ text }: { readonly text: string }) {
  return (
    <span className="s-clamp" title={text}>
      <WholeText text={text} />
    </span>
  );
}

/** What a cell shows; a plain text as `CellText`. */
export function cellOf<R>(column: TableColumn<R>, row: R): ReactNode {
  const value = column.render(row);
  return typeof value !== 'string' || value === '' ? value : <CellText text={value} />;
}

const isNothing = (value: ReactNode): boolean =>
  value === '' || value === null || value === undefined || value === false || value === '–';

interface RowPartProps<R> {
  readonly row: R;
  readonly columns: readonly TableColumn<R>[];
}

/** What left its column, in one line below the title. */
export function UnderLine<R>({ row, columns }: RowPartProps<R>) {
  const shown = columns.filter((column) => !column.isLabelHidden && !isNothing(column.render(row)));
  if (shown.length === 0) return null;
  return (
    <span className="s-row-under">
      {shown.map((column) => (
        <span key={column.id} className="s-row-under-part">
          <span className={column.isPlain ? 's-hidden' : undefined}>{column.label} </span>
          {column.render(row)}
        </span>
      ))}
    </span>
  );
}

/** What a row has no column for, each with its label. */
export function RowDetails<R>({ row, columns, id }: RowPartProps<R> & { readonly id: string }) {
  return (
    <dl className="s-row-details" id={id}>
      {columns.map((column) => {
        const value = cellOf(column, row);
        return isNothing(column.render(row)) ? null : (
          <Fragment key={column.id}>
            <dt>{column.label}</dt>
            <dd>{value}</dd>
          </Fragment>
        );
      })}
    </dl>
  );
}

interface DetailsButtonProps {
  readonly name: string;
  /** Id of the element that it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the details of a row. */
export function DetailsButton(props: DetailsButtonProps) {
  const { name, controls, isOpen, onToggle } = props;
  const say = useWords(platformWords);
  return (
    <Button
      className="s-details-button"
      aria-label={say('table.detailsOf', { name })}
      aria-expanded={isOpen}
      {...(isOpen ? { 'aria-controls': controls } : {})}
      onPress={onToggle}
    >
      <ChevronDown size={18} aria-hidden="true" className="s-details-sign" />
    </Button>
  );
}
