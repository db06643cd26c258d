import { useState } from 'react';

/**
 * The row that the address of a settings page names (`?row=civil`), as links from elsewhere do; null for
 * none. Read once when the page is shown: the frame shows it anew for another address.
 */
export const askedRow = (): string | null => new URLSearchParams(location.search).get('row');

/**
 * What is open on a page: what was chosen there, else the row that its address names, until it is closed.
 *
 * @param named what opens for that row; undefined while it is not known, or where there is no such row
 */
export function useOpened<T>(
  named: (row: string) => T | undefined,
): readonly [opened: T | null, open: (next: T | null) => void] {
  const [asked, setAsked] = useState(askedRow);
  const [chosen, setChosen] = useState<T | null>(null);
  const open = (next: T | null) => {
    setChosen(() => next);
    setAsked(null);
  };
  return [chosen ?? (asked === null ? null : (named(asked) ?? null)), open];
}
