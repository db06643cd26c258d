import { linkedModules } from '@sarn/notification/contract';
import type { NotificationItem } from '@sarn/notification/contract';

/** Where opening a notification leads. */
export type NotificationTarget =
  /** Below the base path, at once. */
  | { readonly kind: 'page'; readonly path: string }
  /** An address, after the time of specification §9. */
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'nowhere' };

/** @param firstLink first link of the message, if it has one */
export function notificationTarget(
  item: Pick<NotificationItem, 'MODULE' | 'F_DOC_GET_ID' | 'F_DOC_ID' | 'OPTIONS'>,
  firstLink: string | null,
): NotificationTarget {
  if (item.MODULE === 'MEET') return meetingTarget(item.OPTIONS);
  // Specification §2: the page of assets; a link of the message is not looked for.
  if (item.MODULE === 'ASSET') return { kind: 'link', address: 'asset' };
  if (linkedModules.some((module) => module === item.MODULE)) {
    return firstLink ? { kind: 'link', address: firstLink } : { kind: 'nowhere' };
  }
  if (item.F_DOC_GET_ID === '') return { kind: 'nowhere' };
  const id = encodeURIComponent(item.F_DOC_GET_ID);
  // News written without a reference of their own carry the plain id.
  const enc = item.F_DOC_GET_ID === item.F_DOC_ID ? 'n' : 'y';
  const path = `/sarabun?api=notification&enc=${enc}&view=document&docId=${id}`;
  return { kind: 'page', path };
}

function meetingTarget(options: string): NotificationTarget {
  const id = meetingId(options);
  if (!id) return { kind: 'nowhere' };
  const address = `meet/mainUser.php?page=MEETTERM1000&id=${encodeURIComponent(id)}`;
  return { kind: 'link', address };
}

function meetingId(options: string): string | null {
  try {
    const { ID } = JSON.parse(options) as { ID?: string | number };
    return ID === undefined ? null : String(ID);
  } catch {
    return null;
  }
}
