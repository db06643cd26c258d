import { UnreadMark, formatAgo, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { createElement } from 'react';
import { noticeIcon } from './notice-icons.ts';
import type { ShownNotification } from './notification.wire.ts';
import { showHtml } from './html-message.tsx';
import { notificationWords } from './words/notification-words.ts';

export interface NotificationRowProps {
  readonly item: ShownNotification;
  readonly onOpen: (item: ShownNotification) => void;
}

/** One notification: module, title, message, age; the whole row opens it. */
export function NotificationRow({ item, onOpen }: NotificationRowProps) {
  const language = useLanguage();
  const say = useWords(notificationWords);
  const { isUnread, moduleName } = item;
  return (
    <button
      type="button"
      className="notification-row"
      data-unread={isUnread || undefined}
      onClick={() => onOpen(item)}
    >
      {createElement(noticeIcon(item.moduleIcon), { size: 20, 'aria-hidden': true })}
      <span className="notification-text">
        <span className="notification-title">{item.title}</span>
        <span className="notification-message">{showHtml(item.messageHtml)}</span>
        <span className="s-muted s-small">
          {moduleName && `${moduleName} · `}
          <time dateTime={item.createdAt} title={formatMoment(item.createdAt, language)}>
            {formatAgo(item.createdAt)}
          </time>
          {item.isSettled && ` · ${say('notification.settled')}`}
        </span>
      </span>
      {isUnread && <UnreadMark />}
    </button>
  );
}
