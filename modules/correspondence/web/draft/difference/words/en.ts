import type { th } from './th.ts';

export const en: typeof th = {
  title: 'The draft was saved elsewhere while you were typing',
  who: '{name} saved it {at}. Nothing is lost. Choose the text of each field, then save.',
  theirs: 'As saved',
  mine: 'As you typed it',
  allTheirs: 'All as saved',
  allMine: 'All as you typed it',
  empty: '(empty)',
  sameText: 'The same words; only the formatting differs',
  onlyMine: 'Only you changed this field',
  onlyTheirs: 'Only the other side changed this field',
  choose: '{count} more to choose',
  none: 'Both are the same; you can save',
  save: 'Save what is chosen',
  later: 'Back to the draft',
  notice:
    'Not saved: the draft was saved elsewhere while you were typing. Your text is still here.',
  show: 'Show the difference',
};
