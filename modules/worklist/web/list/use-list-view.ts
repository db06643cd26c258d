import { useNavigate, useSearch } from '@tanstack/react-router';
import { addressOf, changedView, viewOf } from './list-view.ts';
import type { ListView } from './list-view.ts';

/** The view of the list, as it is in the address, and the functions that change it. */
export function useListView() {
  const navigate = useNavigate();
  const view = viewOf(useSearch({ strict: false }));
  /** Turning a page is added to the browser history; changing a filter is not. */
  const show = (next: ListView, isStep = false) =>
    void navigate({ to: '.', search: addressOf(next), replace: !isStep, resetScroll: false });
  const change = (part: Partial<ListView>) => show(changedView(view, part));
  return { view, show, change };
}
