import { useUser } from '@sarn/authentication/web';
import type { BookColumnId } from '@sarn/register/contract';
import { useMemo, useState } from 'react';
import { hiddenColumns, hideColumns, shownColumns } from './chosen-columns.ts';
import type { Register } from './use-book.ts';

const none: Register['columns'] = [];

/** Which columns of a register the reader wants to see, kept in this browser. */
export function useChosenColumns(register: Register | undefined) {
  const personId = useUser()?.personId ?? '';
  const kind = register?.kind ?? '';
  const offered = register?.columns ?? none;
  const [chosen, setChosen] = useState<{ of: string; hidden: readonly BookColumnId[] } | null>(
    null,
  );
  const of = `${personId} ${kind}`;
  const kept = useMemo(() => hiddenColumns(personId, kind), [personId, kind]);
  const hidden = chosen?.of === of ? chosen.hidden : kept;
  const shown = useMemo(() => shownColumns(offered, hidden), [offered, hidden]);
  const hide = (next: readonly BookColumnId[]) => {
    hideColumns(personId, kind, next);
    setChosen({ of, hidden: next });
  };
  return { shown, hidden, hide };
}
