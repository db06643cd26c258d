import { useRef } from 'react';
import { cls } from '../class-names.ts';
import { useIsPhone } from '../layout/use-phone.ts';
import { toasts } from '../overlay/toasts.ts';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { CardRows } from './CardRows.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { GridRows } from './GridRows.tsx';
import { Pagination } from './Pagination.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { TableProps } from './table-shape.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSteadyRows } from './use-steady-rows.ts';

/**
 * Rows from the server: sorted, paged and searched there. Arrow keys, Enter, Home, End, Page keys
 * and typing ahead work in the rows; under 768 px the same columns make cards.
 */
export function Table<R extends object>(props: TableProps<R>) {
  const { page, onPage, error, onRetry } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useSteadyRows(props.rows, box, {
    isOn: props.isSteady ?? false,
    isLoading: props.isLoading ?? false,
  });
  const isPhone = useIsPhone();
  const say = useWords(platformWords);
  useRowKeys(box, props.hasRowKeys ?? false, () =>
    // Enter with nothing selected (specification §8).
    toasts.show({ tone: 'warning', title: say('table.selectFirst') }),
  );
  const isRenewing = props.isLoading === true && rows !== undefined;
  return (
    <div
      ref={box}
      className={cls('s-table-box', isRenewing && 's-table-renewing')}
      aria-busy={props.isLoading}
    >
      <ErrorSummary error={error} onRetry={onRetry} />
      {rows === undefined && !error && <Skeleton kind="rows" count={page?.pageSize ?? 5} />}
      {rows !== undefined &&
        (isPhone ? <CardRows {...props} rows={rows} /> : <GridRows {...props} rows={rows} />)}
      {page && onPage && rows !== undefined && (
        <Pagination label={props['aria-label']} {...page} onPage={onPage} />
      )}
    </div>
  );
}
