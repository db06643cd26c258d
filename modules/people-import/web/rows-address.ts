import { pageNumber } from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** Which rows of a step are asked for. */
export interface AskedRows {
  /** Null: the usual ones. */
  readonly rows: string | null;
  readonly page: number;
  readonly ask: (rows: string | null, page: number) => void;
}

/** As in the address: a refresh and Back show the same. Another step begins as usual. */
export function useRowsInAddress(): AskedRows {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { rows } = address;
  return {
    rows: typeof rows === 'string' ? rows : null,
    page: pageNumber(address['page']),
    ask: (next, nextPage) =>
      void navigate({
        to: '.',
        search: (asked: object) => ({
          ...asked,
          rows: next ?? undefined,
          page: nextPage > 1 ? nextPage : undefined,
        }),
        replace: true,
        resetScroll: false,
      }),
  };
}

/** The rows that a step shows of those it knows: what it does not know, as an address may name it, is as usual. */
export function shownRows<R extends string>(
  { rows: asked, page, ask }: AskedRows,
  known: readonly R[],
  usual: R,
) {
  const rows = known.find((one) => one === asked) ?? usual;
  const show = (next: R, nextPage: number) => ask(next === usual ? null : next, nextPage);
  return {
    rows,
    page,
    isUsual: rows === usual,
    showRows: (next: R) => show(next, 1),
    showPage: (next: number) => show(rows, next),
  };
}
