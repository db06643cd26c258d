import { useState } from 'react';
import type { TableSelection } from './table-shape.ts';

/** The selection of a table whose cards have a button that begins the choice; `end` clears it as well. */
export function usePicking({ chosen, onChoose }: Pick<TableSelection, 'chosen' | 'onChoose'>) {
  const [isPicking, setPicking] = useState(false);
  const selection: TableSelection = {
    ...{ chosen, onChoose, onPick: setPicking },
    isChoosing: isPicking || chosen.size > 0,
  };
  return {
    selection,
    end: () => {
      setPicking(false);
      onChoose(new Set());
    },
  };
}
