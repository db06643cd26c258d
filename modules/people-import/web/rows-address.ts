import { useNavigate, useSearch } from '@tanstack/react-router';

/**
 * Which rows of a step are shown, and which page of them, as in the address: a refresh and Back show the same. What
 * the address does not name is as usual; another step begins as usual.
 */
export function useRowsAddress<R extends string>(known: readonly R[], usual: R) {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const rows = known.find((one) => one === address['rows']) ?? usual;
  const page = Number(address['page']);
  const show = (next: R, nextPage: number) =>
    void navigate({
      to: '.',
      search: (asked: object) => ({
        ...asked,
        rows: next === usual ? undefined : next,
        page: nextPage > 1 ? nextPage : undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  return {
    rows,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    isUsual: rows === usual,
    showRows: (next: R) => show(next, 1),
    showPage: (next: number) => show(rows, next),
  };
}
