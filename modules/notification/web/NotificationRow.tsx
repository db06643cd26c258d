import { notificationModules } from '@sarn/notification/contract';
import type { NotificationModule } from '@sarn/notification/contract';
import { UnreadMark, formatAgo, formatMoment, useLanguage, useWords } from '@sarn/platform-web';
import {
  Bell,
  CalendarOff,
  Car,
  DoorOpen,
  FileText,
  House,
  Newspaper,
  Package,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ShownNotification } from './notification.wire.ts';
import { showHtml } from './html-message.tsx';
import { notificationWords } from './words/notification-words.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  'file-text': FileText,
  newspaper: Newspaper,
  car: Car,
  'calendar-off': CalendarOff,
  'door-open': DoorOpen,
  house: House,
  users: Users,
  package: Package,
};

export interface NotificationRowProps {
  readonly item: ShownNotification;
  readonly onOpen: (item: ShownNotification) => void;
}

/** One notification: module, title, message, age; the whole row opens it. */
export function NotificationRow({ item, onOpen }: NotificationRowProps) {
  const language = useLanguage();
  const say = useWords(notificationWords);
  const module = notificationModules[item.module as NotificationModule] as
    | (typeof notificationModules)[NotificationModule]
    | undefined;
  const Icon = icons[module?.icon ?? ''] ?? Bell;
  const { isUnread } = item;
  return (
    <button
      type="button"
      className="notification-row"
      data-unread={isUnread || undefined}
      onClick={() => onOpen(item)}
    >
      <Icon size={20} aria-hidden="true" />
      <span className="notification-text">
        <span className="notification-title">{item.title}</span>
        <span className="notification-message">{showHtml(item.messageHtml)}</span>
        <span className="s-muted s-small">
          {module && `${language === 'en' ? module.en : module.th} · `}
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
