import type { Source } from '@sarn/access-control/contract';
import { settingsMenus } from '@sarn/kernel';

const page = (path: string) => `/settings/${settingsMenus.centre}/${path}`;

/** Where a right that a person has is given and ended: of a role or a group, that one and who has it. */
export function sourcePage({ kind, id }: Pick<Source, 'kind' | 'id'>, personId: string): string {
  if (kind === 'order') return '/sarabun/acting';
  // The duty is that of a post, and posts are in the record of the person.
  if (kind === 'duty') return page(`employee-information?person=${personId}`);
  if (kind === 'number-line') return page('manage-number-premission');
  return page(`${kind === 'group' ? 'users-group' : 'manage-role'}?row=${id}`);
}

/** The page on which a right to an act is given: numbers have their own. */
export const givingPage = (act: string): string =>
  page(act.startsWith('number.') ? 'manage-number-premission' : 'manage-role');
