import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  title: 'Settings centre',
  certificatesTitle: 'Certificate settings',
  certificatesIntro:
    'How documents of each kind are signed, the certificates of people, time stamps, and signatures that hang.',
  intro:
    '{count} screens in {groups} groups. Every change holds at once, and its history says who made it and why.',
  home: 'Settings',
  search: 'Find a setting by name, by effect, or by a Thai word',
  searchShort: 'Find a setting',
  results: 'Found settings',
  nothing: 'No setting matches',
  hint: '↑ ↓ choose · Enter open',
  recent: 'Opened last',
  more: '{count} more',
  less: 'Show fewer',
  nav: 'Settings',
  otherGroups: 'Other groups',
  file: 'Export or compare with a file',
  menu: 'All settings',
  empty: 'There are no settings for you yet',
  emptyText: 'If you need to change settings, please ask your administrator.',
  group: {
    people: 'People and units',
    access: 'Rights and roles',
    registry: 'Registry and registers',
    kinds: 'Kinds and classes',
    signatures: 'Signatures and certificates',
    notices: 'Notifications',
    system: 'System and connections',
  },
  help: 'Help for this page',
};
