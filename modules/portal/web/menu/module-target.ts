import { settingsMenus } from '@sarn/portal/contract';
import type { ModuleItem } from '@sarn/portal/contract';

/** Where a launcher tile leads. */
export type ModuleTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'tab'; readonly address: string }
  | { readonly kind: 'nowhere' };

/** Actions with a page of their own (specification §2, module launcher). */
const pages: Readonly<Record<string, string>> = {
  settingsCenter: `/settings/${settingsMenus.centre}`,
  settingCertificate: `/settings/${settingsMenus.certificates}`,
  manageIntranet: '/intranet/manage-intranet',
};

export interface ArchiveAccess {
  /** Pre-login page of the archive; null when the agency has none. */
  readonly url: string | null;
  /** Stored value of userAuth; null when there is none. */
  readonly sso: string | null;
}

/** What a click on the tile does. */
export function moduleTarget(
  { MENU_ACTION: action, MENU_TYPE: type }: Pick<ModuleItem, 'MENU_ACTION' | 'MENU_TYPE'>,
  archive: ArchiveAccess,
): ModuleTarget {
  const page = pages[action];
  if (page) return { kind: 'page', path: page };
  if (action === 'archive') return archiveTarget(archive);
  if (type === 'b') return tabTarget(action);
  return { kind: 'page', path: `/${action.replace(/^\/+/, '')}` };
}

function archiveTarget({ url, sso }: ArchiveAccess): ModuleTarget {
  if (!url) return { kind: 'nowhere' };
  const address = new URL(url);
  address.searchParams.set('sso', sso ?? '');
  return { kind: 'tab', address: address.href };
}

// An administrator types these addresses; one that is a script must not run in our name.
function tabTarget(action: string): ModuleTarget {
  const address = URL.parse(action, 'https://relative.invalid/');
  const isWeb = address !== null && /^https?:$/.test(address.protocol);
  return isWeb ? { kind: 'tab', address: action } : { kind: 'nowhere' };
}
