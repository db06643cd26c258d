import { viewAvatar } from '@sarn/identity/contract';
import { apiUrl } from '@sarn/platform-web/public';

/** Address of a person's picture. */
export function avatarAddress(personId: string): string {
  return apiUrl(viewAvatar.path.replace(':personId', encodeURIComponent(personId))).href;
}
