import { useMemo, useRef, useState } from 'react';
import { cls } from '../class-names.ts';
import { toasts } from '../overlay/toasts.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { CardRows } from './CardRows.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { GridRows } from './GridRows.tsx';
import { Pagination } from './Pagination.tsx';
import { Skeleton } from './Skeleton.tsx';
import { sortName } from './sort-words.ts';
import type { TableProps } from './table-shape.ts';
import { useFocusRows } from './use-focus-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import { useTableFit } from './use-table-fit.ts';

/**
 * Rows from the server: sorted, paged and searched there. Arrow keys, Enter, Home, End, Page keys
 * and typing ahead work in the rows. Columns leave by their priority where the table is narrow, into the
 * details of the row; below 640 px the same columns make cards. The width is that of the table, not of
 * the window.
 */
export function Table<R extends object>(props: TableProps<R>) {
  const { page, onPage, error, onRetry } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useSteadyRows(props.rows, box, {
    isOn: props.isSteady ?? false,
    isLoading: props.isLoading ?? false,
  });
  const { box: fitBox, ...fit } = useTableFit(props);
  const opened = useOpenRows();
  const say = useWords(platformWords);
  useRowKeys(box, props.hasRowKeys ?? false, () =>
    // Enter with nothing selected (specification §8).
    toasts.show({ tone: 'warning', title: say('table.selectFirst') }),
  );
  useFocusRows(box, props.selection?.chosen.size ?? 0);
  const isRenewing = props.isLoading === true && rows !== undefined;
  const sorted = sortName(say, [...props.columns, ...(props.orders ?? [])], props.sort);
  // The heading of a column that is shown says it already.
  const isToldAbove = sorted !== '' && !fit.shown.has(props.sort?.column ?? '') && !page;
  return (
    <div
      ref={box}
      className={cls('s-table-box', isRenewing && 's-table-renewing')}
      aria-busy={props.isLoading}
      onKeyDownCapture={props.reorder?.isOff ? undefined : props.reorder?.onKey}
    >
      <ErrorSummary error={error} onRetry={onRetry} />
      {rows === undefined && !error && <Skeleton kind="rows" count={page?.pageSize ?? 5} />}
      <div ref={fitBox} className="s-table-fit">
        {rows !== undefined && fit.isMeasured && fit.isCards && (
          <CardRows {...props} rows={rows} opened={opened} />
        )}
        {rows !== undefined && fit.isMeasured && !fit.isCards && (
          <>
            {isToldAbove && rows.length > 1 && (
              <p className="s-table-order s-small s-muted" role="status">
                {sorted}
              </p>
            )}
            <GridRows {...props} rows={rows} opened={opened} fit={fit} onTight={fit.onTight} />
          </>
        )}
      </div>
      {page && onPage && rows !== undefined && (
        <Pagination
          label={props['aria-label']}
          {...page}
          sorted={fit.isCards ? '' : sorted}
          onPage={onPage}
        />
      )}
    </div>
  );
}

const none: ReadonlySet<string> = new Set();

/** The rows whose details are open. */
function useOpenRows() {
  const [open, setOpen] = useState(none);
  return useMemo(
    () => ({
      open,
      onToggle: (id: string) =>
        setOpen((known) => {
          const next = new Set(known);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
    }),
    [open],
  );
}
