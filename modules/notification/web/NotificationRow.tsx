import { UnreadMark, formatAgo, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import { createElement } from 'react';
import { noticeIcon } from './notice-icons.ts';
import type { ShownNotification } from './notification.wire.ts';
import { showHtml } from './html-message.tsx';
import { Sentence } from './Sentence.tsx';
import { notificationWords } from './words/notification-words.ts';

export interface NotificationRowProps {
  readonly item: ShownNotification;
  readonly onOpen: (item: ShownNotification) => void;
}

/** One notification: what it is about and when, then what happened; the whole row opens it. */
export function NotificationRow({ item, onOpen }: NotificationRowProps) {
  const language = useLanguage();
  const say = useWords(notificationWords);
  const { isUnread, isSettled, moduleName } = item;
  // The message of a notice about a document is its subject.
  const message = showHtml(item.messageHtml);
  const isAboutDocument = item.documentId !== '';
  return (
    <button
      type="button"
      className="notification-row"
      data-unread={isUnread || undefined}
      data-done={isSettled || undefined}
      onClick={() => onOpen(item)}
    >
      <span className="notification-about">
        {isUnread && <UnreadMark />}
        <span className="notification-subject">{isAboutDocument ? message : moduleName}</span>
        <time
          className="s-small"
          dateTime={item.createdAt}
          title={formatMoment(item.createdAt, language)}
        >
          {formatAgo(item.createdAt)}
        </time>
      </span>
      {createElement(noticeIcon(item.moduleIcon), { size: 18, 'aria-hidden': true })}
      <span className="notification-text">
        <span className="notification-title">
          <Sentence text={item.title} />
          {isSettled && ` · ${say('notification.settled')}`}
        </span>
        {!isAboutDocument && <span className="notification-message">{message}</span>}
      </span>
    </button>
  );
}
