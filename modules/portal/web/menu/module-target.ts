import { settingsMenus } from '@sarn/portal/contract';
import type { ModuleItem } from '@sarn/portal/contract';

/** Where a launcher tile leads. */
export type ModuleTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'tab'; readonly address: string }
  /** Pre-login page of the archive; a ticket is fetched at the click. */
  | { readonly kind: 'archive'; readonly address: string }
  | { readonly kind: 'nowhere' };

/** Actions with a page of their own (specification §2, module launcher). */
const pages: Readonly<Record<string, string>> = {
  settingsCenter: `/settings/${settingsMenus.centre}`,
  settingCertificate: `/settings/${settingsMenus.certificates}`,
  manageIntranet: '/intranet/manage-intranet',
};

/**
 * What a click on the tile does.
 *
 * @param archiveUrl pre-login page of the archive; null when the agency has none
 */
export function moduleTarget(
  { MENU_ACTION: action, MENU_TYPE: type }: Pick<ModuleItem, 'MENU_ACTION' | 'MENU_TYPE'>,
  archiveUrl: string | null,
): ModuleTarget {
  const page = pages[action];
  if (page) return { kind: 'page', path: page };
  if (action === 'archive') {
    return archiveUrl ? { kind: 'archive', address: archiveUrl } : { kind: 'nowhere' };
  }
  if (type === 'b') return tabTarget(action);
  return { kind: 'page', path: `/${action.replace(/^\/+/, '')}` };
}

/** The archive's page with the stored value of userAuth as `sso`. */
export function withSignOn(address: string, userAuth: string): string {
  const page = new URL(address);
  page.searchParams.set('sso', userAuth);
  return page.href;
}

// An administrator types these addresses; a `javascript:` address must not run on our page.
function tabTarget(action: string): ModuleTarget {
  const address = URL.parse(action, 'https://relative.invalid/');
  const isWeb = address !== null && /^https?:$/.test(address.protocol);
  return isWeb ? { kind: 'tab', address: action } : { kind: 'nowhere' };
}
