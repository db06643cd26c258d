import type { th } from './th.ts';

export const en: typeof th = {
  above: 'System settings',
  title: 'Numbers of letters',
  text: 'Whose letter code and register memos, outgoing letters and circulars use. Drafters see how the number will be printed before they submit; numbers already given stay.',
  usual: 'The whole agency',
  circulars: 'Numbers of circulars (ว)',
  series: {
    own: 'A series of their own in each calendar year',
    outgoing: 'Drawn from the register of outgoing letters',
  },
  whose: 'Code and register',
  owner: {
    division: 'Of the unit that owns the document (or the nearest above with a code)',
    department: 'Of the department or agency',
    usual: 'As the unit above, or the whole agency',
  },
  units: 'Units that differ',
  none: 'No unit differs; all go the same way',
  below: 'Holds for the unit and those below it',
  unit: 'Unit',
  add: 'Set for a unit',
  save: 'Save',
  remove: 'Take away the setting of {unit}',
  saved: 'Saved',
};
