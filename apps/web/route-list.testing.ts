/** A path of specification §2 and the path that a signed-in person reaches. */
export interface Place {
  readonly path: string;
  /** The path reached; the path itself when left out. */
  readonly ends?: string;
  readonly template?: 'master' | 'portal';
  /** Only people who may change settings can open it. */
  readonly isSettings?: true;
}

const place = (path: string, ends?: string): Place => ({ path, ...(ends ? { ends } : {}) });

const settings: readonly string[] = [
  '',
  ...['/manage-admin', '/role-type', '/employee-type', '/employee-information', '/manage-section'],
  ...['/position-information', '/history-activity', '/manage-role', '/sarabun-structure'],
  ...['/document-central', '/manage-book-creation', '/system-functions', '/registration-display'],
  '/registration-book-display',
  '/registration-book-display/manage-columns/7',
  '/registration-book-display/manage-function-book-display/7',
  ...['/system-manage-book-group', '/system-category-document-book', '/document-secret'],
  ...['/document-speed', '/book-send-from', '/book-send-to', '/admin-application'],
  ...['/admin-application/menu-system/7', '/users-group', '/users-group/menu-permission-group/7'],
  ...['/setup-organization', '/admin-configs', '/job-type', '/document-type'],
  ...['/certificate-person', '/certificate-person-request', '/certificate-person/7', '/sign-type'],
  ...['/sign-type/signTypeGroup/7', '/command-type', '/prefix', '/suffix'],
  ...['/setting-notifications', '/setting-modules-notification'],
  ...['/setting-modules-notification-lists', '/user-active', '/position-level', '/position-type'],
  ...['/activity-system-log', '/manage-number-premission', '/user-account-close-premission'],
  ...['/DocumentManual', '/serdertype'],
];

const portal: readonly Place[] = [
  { path: '/', ends: '/portal', template: 'portal' },
  { path: '/portal', template: 'portal' },
  { path: '/nowhere', ends: '/portal', template: 'portal' },
  { path: '/sarabun/no/such/page', ends: '/portal', template: 'portal' },
  { path: '/settings/9', ends: '/portal', template: 'portal' },
];

const people: readonly Place[] = [
  ...['/notification-all', '/notification-all/SARABUN', '/sarabun/dashboard'].map((path) =>
    place(path),
  ),
  place('/sarabun', '/sarabun/dashboard'),
  ...['/profile', '/account-information', '/account-line-service', '/change-password'].map((path) =>
    place(path),
  ),
  ...['/manual', '/manual-video', '/manual-document', '/manual-document-video'].map((path) =>
    place(path),
  ),
  ...['/privacy-policy', '/intranet', '/room', '/asset', '/leave', '/car', '/meeting'].map((path) =>
    place(path),
  ),
  ...['/work-from-home', '/blog'].map((path) => place(path)),
  place('/meet/mainUser.php?page=MEETTERM1000&id=7', '/meeting/7'),
];

/** Every path of the specification's list that needs a session. */
export const places: readonly Place[] = [
  ...portal,
  ...people,
  { path: '/intranet/manage-intranet', isSettings: true },
  { path: '/settings/3284', isSettings: true },
  ...settings.map((path) => ({ path: `/settings/3144${path}`, isSettings: true as const })),
];

/** Screens without a session, and the name the specification has for them. */
export const publicPlaces: readonly Place[] = [
  place('/login'),
  place('/ig-login'),
  place('/igencoLogin', '/ig-login'),
  place('/register'),
  place('/forgot-password'),
  place('/forgotPassword', '/forgot-password'),
  place('/reset-password?key=abc', '/reset-password'),
  place('/resetPassword?key=abc', '/reset-password'),
  place('/reset-password', '/login'),
];
