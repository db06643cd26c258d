import { searchForm } from '@sarn/kernel';

/** Form in which names of units are compared: no blanks, no dots, no sign of abbreviation. */
export const nameKey = (name: string): string => searchForm(name).replace(/[\s.()ฯ\-–/]+/g, '');
