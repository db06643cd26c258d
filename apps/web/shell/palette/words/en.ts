import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  title: 'Find and go',
  hint: 'Subject, number, person, page, or what to do',
  group: {
    recent: 'Recently opened',
    documents: 'Documents',
    people: 'People',
    pages: 'Pages',
    acts: 'Do now',
  },
  clear: 'Clear the recently opened',
  allOf: 'Search “{text}” in all documents',
  searching: 'Searching',
  found: '{count} found',
  nothing: 'Nothing matches',
  enter: 'Press Enter to search for a short word',
  year: '{be} is searched too: {ce} CE is {year} BE',
  keys: { move: 'choose', open: 'open', tab: 'open in a new tab', group: 'next group' },
  permitted: 'Only what you may see',
};
