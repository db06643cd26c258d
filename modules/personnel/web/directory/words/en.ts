import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

/** Words of the synchronisation with the directory. */
export const en: SameKeys<typeof th> = {
  title: 'Directory synchronisation',
  about:
    'Compares people with LDAP or Active Directory: looked at first, then carried out. Missing people are suspended, never closed.',
  off: 'No directory is set up on the server',
  offText: 'The connection to the directory is set on the server first, with these values',
  daily: 'Runs every night at 02:00; {count} people are compared',
  notDaily: 'Runs every night after the first run by hand',
  compare: 'Compare',
  plan: 'Changes',
  nothing: 'Both are the same: nothing changes',
  stopped: '{count} people are missing from the directory, more than usual. Please check first.',
  apply: 'Carry out',
  applySure: 'Suspend {count} people who are missing from the directory?',
  applyText: 'All are signed out at once. Their work stays, and accounts return with them.',
  applied: 'Carried out',
  person: 'Person',
  act: 'Change',
  detail: 'Detail',
  name: 'Name in the directory',
  acts: {
    create: 'new',
    link: 'linked',
    change: 'changed',
    suspend: 'suspended',
    return: 'returns',
    skip: 'skipped',
  },
  runs: 'Earlier runs',
  none: 'No runs yet',
  when: 'When',
  state: 'Result',
  states: {
    preview: 'compared',
    done: 'carried out',
    stopped: 'stopped, to be checked',
    failed: 'failed',
    dropped: 'not used',
  },
  scheduled: 'by night',
  counted: '{act} {count}',
};
