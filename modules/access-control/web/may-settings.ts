import type { Source } from '@sarn/access-control/contract';
import { settingsMenus } from '@sarn/kernel';

const page = (path: string) => `/settings/${settingsMenus.centre}/${path}`;

/** The page on which a right that a person has is given and ended. */
export function sourcePage(kind: Source['kind'], personId: string): string {
  if (kind === 'order') return '/sarabun/acting';
  // The duty is that of a post, and posts are in the record of the person.
  if (kind === 'duty') return page(`employee-information?person=${personId}`);
  if (kind === 'number-line') return page('manage-number-premission');
  return page(kind === 'group' ? 'users-group' : 'manage-role');
}

/** The page on which a right to an act is given: numbers have their own. */
export const givingPage = (act: string): string =>
  page(act.startsWith('number.') ? 'manage-number-premission' : 'manage-role');
