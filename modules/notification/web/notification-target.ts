import { linkedModules } from '@sarn/notification/contract';
import type { ShownNotification } from './notification.wire.ts';

/** What opening a notification shows. */
export type NotificationTarget =
  /** A path below the base path, opened at once. */
  | { readonly kind: 'page'; readonly path: string }
  /** An address, opened after the time of specification §4. */
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'nowhere' };

/** @param firstLink first link of the message, if it has one */
export function notificationTarget(
  item: Pick<ShownNotification, 'module' | 'documentRef' | 'documentId' | 'options'>,
  firstLink: string | null,
): NotificationTarget {
  if (item.module === 'MEET') return meetingTarget(item.options);
  // Specification §2: the page of assets; links of the message are ignored.
  if (item.module === 'ASSET') return { kind: 'link', address: 'asset' };
  if (linkedModules.some((module) => module === item.module)) {
    return firstLink ? { kind: 'link', address: firstLink } : { kind: 'nowhere' };
  }
  if (item.documentRef === '') return namedPage(item.options);
  const id = encodeURIComponent(item.documentRef);
  // A notification written without a document reference has the plain id.
  const enc = item.documentRef === item.documentId ? 'n' : 'y';
  const path = `/sarabun?api=notification&enc=${enc}&view=document&docId=${id}`;
  return { kind: 'page', path };
}

function meetingTarget(options: string): NotificationTarget {
  const id = option(options, 'ID');
  if (!id) return { kind: 'nowhere' };
  const address = `meet/mainUser.php?page=MEETTERM1000&id=${encodeURIComponent(id)}`;
  return { kind: 'link', address };
}

/** The page given by the notification, for example of an arrival that is no document yet. */
function namedPage(options: string): NotificationTarget {
  const path = option(options, 'PATH');
  return path !== null && /^\/(?![/\\])/.test(path) ? { kind: 'page', path } : { kind: 'nowhere' };
}

function option(options: string, name: 'ID' | 'PATH'): string | null {
  try {
    const known = JSON.parse(options) as Readonly<Record<string, string | number | undefined>>;
    return known[name] === undefined ? null : String(known[name]);
  } catch {
    return null;
  }
}
