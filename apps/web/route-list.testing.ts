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
  '/certificate-time-stamp',
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

/**
 * An address of every settings screen, with something that the demo has in place of a parameter. The
 * walks open each of them; a screen that is missing here fails `routes.test.ts`.
 */
export const settingAddresses = [
  '/settings/3144/agency-phrases',
  '/settings/3144/DocumentManual',
  '/settings/3144/account-requests',
  '/settings/3144/activity-system-log',
  '/settings/3144/admin-application',
  '/settings/3144/admin-application/menu-system/3099',
  '/settings/3144/admin-configs',
  '/settings/3144/agency-mailbox',
  '/settings/3144/api-programs',
  '/settings/3144/assignment-reminders',
  '/settings/3144/backup',
  '/settings/3144/book-send-from',
  '/settings/3144/book-send-to',
  '/settings/3144/command-type',
  '/settings/3144/configuration-file',
  '/settings/3144/directory-sync',
  '/settings/3144/document-central',
  '/settings/3144/document-font',
  '/settings/3144/document-secret',
  '/settings/3144/document-speed',
  '/settings/3144/document-templates',
  '/settings/3144/document-type',
  '/settings/3144/employee-information',
  '/settings/3144/employee-type',
  '/settings/3144/first-run',
  '/settings/3144/health',
  '/settings/3144/history-activity',
  '/settings/3144/holidays',
  '/settings/3144/job-type',
  '/settings/3144/kept-words',
  '/settings/3144/letter-exchange',
  '/settings/3144/manage-admin',
  '/settings/3144/manage-book-creation',
  '/settings/3144/manage-number-premission',
  '/settings/3144/manage-role',
  '/settings/3144/manage-section',
  '/settings/3144/new-person',
  '/settings/3144/people-import',
  '/settings/3144/position-information',
  '/settings/3144/position-level',
  '/settings/3144/position-type',
  '/settings/3144/prefix',
  '/settings/3144/privacy-policy',
  '/settings/3144/register-import',
  '/settings/3144/registration-book-display',
  '/settings/3144/registration-book-display/manage-columns/receive',
  '/settings/3144/registration-book-display/manage-function-book-display/receive',
  '/settings/3144/registration-display',
  '/settings/3144/report-hands',
  '/settings/3144/retention',
  '/settings/3144/role-type',
  '/settings/3144/receive-stamp-place',
  '/settings/3144/review-rule',
  '/settings/3144/salutations',
  '/settings/3144/sarabun-structure',
  '/settings/3144/secret-clearance',
  '/settings/3144/serdertype',
  '/settings/3144/setting-modules-notification',
  '/settings/3144/setting-modules-notification-lists',
  '/settings/3144/setting-notifications',
  '/settings/3144/setup-organization',
  '/settings/3144/suffix',
  '/settings/3144/system-category-document-book',
  '/settings/3144/system-functions',
  '/settings/3144/system-manage-book-group',
  '/settings/3144/unit-dissolution',
  '/settings/3144/user-account-close-premission',
  '/settings/3144/user-active',
  '/settings/3144/users-group',
  '/settings/3144/users-group/menu-permission-group/01930000-0000-7000-8000-000000000403',
  '/settings/3144/webhooks',
  '/settings/3144/who-may',
  '/settings/3284/certificate-foreign',
  '/settings/3284/certificate-person',
  '/settings/3284/certificate-person-request',
  '/settings/3284/certificate-person/7',
  '/settings/3284/signing-code-way',
  '/settings/3284/signing-jobs',
  '/settings/3284/certificate-time-stamp',
  '/settings/3284/sign-step',
  '/settings/3284/sign-type',
  '/settings/3284/sign-type/signTypeGroup/7',
] as const;
