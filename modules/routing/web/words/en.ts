import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  'usual.send': 'Usually sent to',
  'usual.work': 'Usually given to',
  'usual.route': 'Usually goes by',
  'usual.add': 'Add {name} ({times} times)',
  'usual.use': 'Use {names} ({times} times)',
  'usual.sameSender': 'seen on letters of the same sender',
  kept: 'Kept lists',
  keptNone: 'No kept lists yet. Choose everybody, keep the list, and use it at once the next time.',
  of: 'of {unit}',
  mine: 'my own',
  gone: 'without {count} who left',
  save: 'Keep this list',
  saveShort: 'Keep',
  saveNothing: 'Choose somebody first; then the list can be kept.',
  name: 'Name of the list',
  nameHint: 'For example: plans to the director, or: all divisions',
  nameMissing: 'Please give the list a name',
  owner: 'Used by',
  saved: 'The list was kept',
  delete: 'Delete the list {name}',
  deleteSure: 'Delete this list? Documents on their way do not change.',
  deleted: 'The list was deleted',
};
