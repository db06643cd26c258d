import { useState } from 'react';
import { ownSearch } from '../own-address.ts';

/**
 * The row that the address of a settings page names (`?row=civil`), as links from elsewhere do; empty for a
 * new one (`?new=`), null for none. Read once when the page is shown: the frame shows it anew for another
 * address.
 */
export const askedRow = (): string | null => {
  const params = new URLSearchParams(location.search);
  return params.get('row') ?? (params.has('new') ? '' : null);
};

/** What the address names within what it opens (`?row=officer&within=`): empty for a new one, null for none. */
const askedWithin = (): string | null => new URLSearchParams(location.search).get('within');

/** How the address names what is open. */
export interface OpenedAddress {
  /** Empty: a new row. */
  readonly row: string;
  /** What is done with the row, where several things can be; empty: what links from elsewhere mean. */
  readonly what?: string | undefined;
}

const askedNow = (): OpenedAddress | null => {
  const row = askedRow();
  return row === null
    ? null
    : { row, what: new URLSearchParams(location.search).get('what') ?? '' };
};

function writeOpened(opened: OpenedAddress | null): void {
  ownSearch({
    row: opened?.row || null,
    new: opened?.row === '' ? '' : null,
    what: opened?.what || null,
    within: null,
  });
}

/**
 * What is open on a page: what was chosen there, else what its address names, until it is closed. It stands
 * in the address: a refresh opens it again, and what was typed into it is offered there.
 *
 * @param named what opens for that row; undefined while it is not known, or where there is no such row
 * @param addressOf null: it is not opened again, as a secret that is shown once
 */
export function useOpened<T>(
  named: (row: string, what: string) => T | undefined,
  addressOf: (opened: T) => OpenedAddress | null,
): readonly [opened: T | null, open: (next: T | null) => void] {
  const [asked, setAsked] = useState(askedNow);
  const [chosen, setChosen] = useState<T | null>(null);
  const open = (next: T | null) => {
    writeOpened(next === null ? null : addressOf(next));
    setChosen(() => next);
    setAsked(null);
  };
  const opened = asked === null ? undefined : named(asked.row, asked.what ?? '');
  return [chosen ?? opened ?? null, open];
}

/**
 * What is open in place of something that is open itself by `useOpened`, as a form that a list in a dialog
 * leads to. It is no longer in the address once the outer one is closed.
 *
 * @param named what opens for that id, empty for a new one; undefined while it is not known
 */
export function useOpenedWithin<T>(
  named: (id: string) => T | undefined,
  idOf: (opened: T) => string,
): readonly [opened: T | null, open: (next: T | null) => void] {
  const [asked, setAsked] = useState(askedWithin);
  const [chosen, setChosen] = useState<T | null>(null);
  const open = (next: T | null) => {
    ownSearch({ within: next === null ? null : idOf(next) });
    setChosen(() => next);
    setAsked(null);
  };
  return [chosen ?? (asked === null ? undefined : named(asked)) ?? null, open];
}
