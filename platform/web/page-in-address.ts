import { useNavigate, useSearch } from '@tanstack/react-router';

/** The page that an address names; what is no page number is the first one. */
export function pageNumber(named: unknown): number {
  const page = Number(named);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/**
 * The page of a list that has no filters: it stands in the address, so that a refresh and Back keep it. The first one is
 * not written.
 */
export function usePageInAddress(): readonly [page: number, show: (next: number) => void] {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const show = (next: number) =>
    void navigate({
      ...{ to: '.', search: next > 1 ? { page: next } : {} },
      ...{ replace: true, resetScroll: false },
    });
  return [pageNumber(address['page']), show];
}
