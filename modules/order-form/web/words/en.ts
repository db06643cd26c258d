import type { th } from './th.ts';

/** Words of the forms of orders. */
export const en: typeof th = {
  type: 'Form of order',
  none: 'None',
  readers: 'Open to',
  namedOnly: 'The named persons and those who worked on it',
  everybody: 'Everybody in the agency',
  people: 'Persons named in the order',
  forNamed: 'Once published, only the named persons and those who worked on it may open it',
  forAll: 'Once published, everybody in the agency may open it',
};
