import { z } from 'zod';

/**
 * Modules of specification §3, with the name and icon under which their notifications are shown.
 * Old clients write SARABUN or SARABAN for the same module.
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
} as const;

export type NotificationModule = keyof typeof notificationModules;

export const notificationModuleCodes = Object.keys(notificationModules) as NotificationModule[];

/** A filter as clients send it: modules, or ALL. */
export const ModuleFilter = z.enum([...notificationModuleCodes, 'ALL']);
export type ModuleFilter = z.output<typeof ModuleFilter>;

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
export function modulesOf(filter: readonly ModuleFilter[]): NotificationModule[] | null {
  if (filter.length === 0 || filter.includes('ALL')) return null;
  const wanted = new Set(filter as readonly NotificationModule[]);
  if (wanted.has('SARABUN') || wanted.has('SARABAN')) wanted.add('SARABUN').add('SARABAN');
  return [...wanted];
}
