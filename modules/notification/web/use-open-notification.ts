import { notificationLimits } from '@sarn/notification/contract';
import { errorText, useToasts, useWords } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { firstLinkOf } from './html-message.tsx';
import { notificationTarget } from './notification-target.ts';
import { useReadNotification } from './notification.client.ts';
import type { ShownNotification } from './notification.wire.ts';
import { notificationWords } from './words/notification-words.ts';

/** What opening needs to know of a notification. */
export type OpenedNotification = Omit<
  ShownNotification,
  'title' | 'isUnread' | 'isSettled' | 'createdAt' | 'moduleName' | 'moduleIcon'
>;

/**
 * Opens a notification: marks it read, then goes to what it is about.
 *
 * The list it was opened from may be closed by the time the server answers, as in the bell.
 */
export function useOpenNotification(): (item: OpenedNotification) => void {
  const say = useWords(notificationWords);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { mutateAsync: read } = useReadNotification();
  return (item) => {
    if (item.isClosed) toasts.show({ tone: 'info', title: say('notification.closed') });
    const target = notificationTarget(item, firstLinkOf(item.messageHtml));
    // The document is opened without waiting for the call that marks the notification read.
    if (target.kind === 'page') void navigate({ href: target.path });
    read(item.id).then(
      () => {
        if (target.kind !== 'link') return;
        const leave = () => location.assign(new URL(target.address, document.baseURI));
        setTimeout(leave, notificationLimits.followLinkSeconds * 1000);
      },
      (error: unknown) =>
        toasts.show({ tone: 'danger', title: say('notification.failed'), text: errorText(error) }),
    );
  };
}
