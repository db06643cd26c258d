import type { th } from './th.ts';

export const en: typeof th = {
  title: 'What does not follow by itself: {count}',
  titleNone: 'What does not follow by itself',
  before:
    'Rights and orders given for this unit alone go to no other unit. Where they are still needed, give them anew on the page of each.',
  none: 'Nothing: all rights belong to posts or to other units',
  still: 'Still named by {count}',
  stillNone: 'Nothing names this unit any more',
  kind: {
    grants: 'Roles given for this unit',
    'number-lines': 'Who gives numbers of this unit',
    groups: 'User groups by this unit',
    orders: 'Orders of acting and delegation',
    registrars: 'Registrars of classified documents',
    programs: 'Programs connected in the name of this unit',
    shares: 'Units that use its registers',
    'route-lists': 'Lists of units with this unit as a recipient',
    'recipient-groups': 'Recipient groups with this unit',
  },
  about: {
    shares: 'Units with numbers of this year give no more until another register is set',
    'route-lists': 'Sending leaves the unit out; who keeps the lists corrects them while choosing',
    'recipient-groups': 'Sending leaves the unit out; who keeps the groups corrects them there',
  },
  page: {
    grants: 'Roles and rights',
    'number-lines': 'Who gives numbers',
    groups: 'User groups',
    orders: 'Acting for others',
    registrars: 'Clearances',
    programs: 'Connected programs',
    shares: 'Registry structure',
  },
  elsewhere: 'Changed on the page “{page}” by those who may',
  row: '{name} – {about}',
  change: 'Change',
};
