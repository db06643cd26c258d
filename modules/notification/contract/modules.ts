/** Icons under which notifications are shown; a new name is added here and to `notice-icons.ts`. */
export const noticeIcons = [
  ...['archive', 'bell', 'book-open', 'briefcase', 'calendar-off', 'car', 'clipboard-check'],
  ...['door-open', 'file-pen', 'file-text', 'globe', 'house', 'inbox', 'mail-open', 'newspaper'],
  ...['package', 'repeat', 'shield-check', 'users', 'video', 'wrench'],
] as const;
export type NoticeIcon = (typeof noticeIcons)[number];

/** Name and icon under which the notifications of a module are shown. */
export interface NoticeModule {
  readonly th: string;
  readonly en: string;
  readonly icon: NoticeIcon;
}

/**
 * Modules of specification §3, with the name and icon under which their notifications are shown.
 * Old clients write SARABUN or SARABAN for the same module. Modules that are not listed here register
 * their name and icon in the manifest of their server (`notices`).
 */
export const notificationModules = {
  SARABUN: { th: 'สารบรรณ', en: 'Documents', icon: 'file-text' },
  SARABAN: { th: 'สารบรรณ', en: 'Documents', icon: 'file-text' },
  BLOG: { th: 'บล็อก', en: 'Blog', icon: 'newspaper' },
  CAR: { th: 'ยานพาหนะ', en: 'Cars', icon: 'car' },
  LEAVE: { th: 'การลา', en: 'Leave', icon: 'calendar-off' },
  ROOM: { th: 'ห้องประชุม', en: 'Rooms', icon: 'door-open' },
  WORK_FROM_HOME: { th: 'ปฏิบัติงานนอกสถานที่', en: 'Work from home', icon: 'house' },
  MEET: { th: 'การประชุม', en: 'Meetings', icon: 'users' },
  ASSET: { th: 'ครุภัณฑ์', en: 'Assets', icon: 'package' },
} as const satisfies Readonly<Record<string, NoticeModule>>;

export type NotificationModule = keyof typeof notificationModules;

export const notificationModuleCodes = Object.keys(notificationModules) as NotificationModule[];

/** Modules that filters offer: SARABAN is the old spelling of SARABUN. */
export const chosenModules = notificationModuleCodes.filter((code) => code !== 'SARABAN');

/** The module under which settings for this one are kept. */
export const chosenModuleOf = (module: string): string =>
  module === 'SARABAN' ? 'SARABUN' : module;

/** Modules whose notifications open a link (specification §4). */
export const linkedModules: readonly NotificationModule[] = [
  'BLOG',
  'CAR',
  'LEAVE',
  'ROOM',
  'WORK_FROM_HOME',
  'MEET',
  'ASSET',
];

/** The modules that a filter selects; null for all of them. */
export function modulesOf(filter: readonly string[]): string[] | null {
  if (filter.length === 0 || filter.includes('ALL')) return null;
  const wanted = new Set<string>(filter);
  if (wanted.has('SARABUN') || wanted.has('SARABAN')) wanted.add('SARABUN').add('SARABAN');
  return [...wanted];
}
