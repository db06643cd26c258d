import type { th } from './th.ts';

/** Words of this module. */
export const en: typeof th = {
  row: { ended: '{name} (ended {day})' },
  job: { noReport: 'no report needed' },
  field: {
    none: 'None',
    samples: 'Subjects such as: {subjects}',
    subType: 'Sub-type',
    speed: 'Speed',
    bookGroup: 'Book group',
    category: 'Category',
    formerText: 'As it was: {text}',
  },
};
