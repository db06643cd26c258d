import { useState } from 'react';
import type { RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { areCards, useBoxWidth } from '../layout/use-box-width.ts';
import { fitColumns } from './fit-columns.ts';
import type { Fit } from './fit-columns.ts';
import type { TableProps } from './table-shape.ts';

/** Of the column of checkboxes, CSS pixels. */
const selectionWidth = 44;

interface TableFit extends Fit {
  /** For the element in which the rows are. */
  readonly box: RefCallback<HTMLElement>;
  readonly isMeasured: boolean;
  readonly isCards: boolean;
  /** To be called when the table is wider than its element: one more column leaves. */
  readonly onTight: () => void;
}

const nothingTight = { at: '', fewer: 0 };

/** What a table shows at the width of its element. */
export function useTableFit<R extends object>(props: TableProps<R>): TableFit {
  const { columns, selection, cardsBelow } = props;
  const { ref, width } = useBoxWidth();
  const [tight, setTight] = useState(nothingTight);
  const at = `${width} ${columns.map(({ id }) => id).join()}`;
  const fewer = tight.at === at ? tight.fewer : 0;
  const usable = Math.max(0, (width ?? 0) - (selection && width ? selectionWidth : 0));
  const fit = fitColumns(columns, usable, remOfPage(), fewer);
  // With the title alone there is nothing left that could leave.
  const isHopeless = fewer > columns.length;
  return {
    ...fit,
    box: ref,
    isMeasured: width !== undefined,
    isCards: areCards(width, cardsBelow) || isHopeless,
    // In the frame that found it: the table is not painted too wide once more.
    onTight: () => flushSync(() => setTight({ at, fewer: fewer + 1 })),
  };
}

const remOfPage = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 15;
