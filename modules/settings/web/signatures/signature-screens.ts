import { settingsMenus } from '@sarn/kernel';
import type { WebSettingsScreen } from '@sarn/platform-web/public';
import type * as Pages from './pages.tsx';

type Line = readonly [path: string, page: keyof typeof Pages, th: string, en: string];

const lines: readonly Line[] = [
  ['sign-type', 'signTypes', 'ประเภทการลงนาม', 'Types of signatures'],
  ['sign-type/signTypeGroup/$id', 'signTypeGroup', 'กลุ่มประเภทการลงนาม', 'Signature group'],
];

/**
 * Screens of signatures and certificates. Signing by certificate comes with a later release: until then
 * each says what will be set there, and what may be done meanwhile. Specification of settings §2.6
 */
export const signatureScreens = lines.map(([path, page, th, en], order): WebSettingsScreen => ({
  ...{ path, order, centre: settingsMenus.certificates, group: 'signatures', icon: 'pen-line' },
  permission: 'settings.certificates',
  label: { th, en },
  text: { th, en },
  ...(path.includes('$') && { isUnlisted: true }),
  load: async () => (await import('./pages.tsx'))[page],
}));
