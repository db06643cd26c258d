import type { ModuleFilter } from '@sarn/notification/contract';
import {
  Button,
  EmptyState,
  ErrorSummary,
  IconButton,
  Popover,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { Link } from '@tanstack/react-router';
import { Bell, Settings } from 'lucide-react';
import { NotificationRow } from './NotificationRow.tsx';
import type { ShownNotification } from './notification.wire.ts';
import { useBell } from './notification.client.ts';
import { useResume } from './push/use-resume.ts';
import { useArrivals } from './use-arrivals.ts';
import { useOpenNotification } from './use-open-notification.ts';
import { useReadAllOf } from './use-read-all.ts';
import { notificationWords } from './words/notification-words.ts';
import './notification.css';

export interface BellMenuProps {
  /** Modules of this bell: one header shows those of documents, the other all. */
  readonly modules: readonly ModuleFilter[];
}

/** The bell with the number of unread ones, and its list. */
export function BellMenu({ modules }: BellMenuProps) {
  const say = useWords(notificationWords);
  const bell = useBell(modules);
  useArrivals();
  useResume();
  const unread = bell.data?.unread;
  const label = useLabel(unread);
  return (
    <Popover
      aria-label={say('bell.title')}
      trigger={
        <IconButton aria-label={label} count={unread ?? 0}>
          <Bell size={22} />
        </IconButton>
      }
    >
      {(close) => <BellList modules={modules} onClose={close} />}
    </Popover>
  );
}

/** Before they are counted it says no number: "none" would be a claim. */
function useLabel(unread: number | undefined): string {
  const say = useWords(notificationWords);
  if (unread === undefined) return say('bell.title');
  return unread > 99 ? say('bell.labelMany') : say('bell.label', { count: unread });
}

const isSettled = (item: ShownNotification): boolean => item.isSettled;

function BellList({ modules, onClose }: BellMenuProps & { readonly onClose: () => void }) {
  const say = useWords(notificationWords);
  const bell = useBell(modules);
  const { isPending, readAll } = useReadAllOf(modules);
  const open = useOpenNotification();
  const { alerts = [], unread = 0 } = bell.data ?? {};
  return (
    <div className="bell">
      <header className="bell-head">
        <h2>{say('bell.title')}</h2>
        {unread > 0 && (
          <span className="s-small s-muted">
            {unread > 99 ? say('bell.unreadMany') : say('bell.unread', { count: unread })}
          </span>
        )}
        <Button
          size="s"
          variant="ghost"
          isPending={isPending}
          isDisabled={unread === 0}
          onPress={readAll}
        >
          {say('bell.readAll')}
        </Button>
        <Link
          to="/notification-settings"
          className="bell-settings"
          aria-label={say('bell.settings')}
          onClick={onClose}
        >
          <Settings size={18} aria-hidden="true" />
        </Link>
      </header>
      <div className="bell-list">
        <ErrorSummary error={bell.error} onRetry={() => void bell.refetch()} />
        {bell.isPending && <Skeleton count={4} />}
        {bell.isSuccess && alerts.length === 0 && (
          <EmptyState title={say('bell.empty')} text={say('bell.emptyText')} />
        )}
        {alerts.map((item) => (
          <NotificationRow
            key={item.id}
            item={item}
            onOpen={(opened) => {
              onClose();
              open(opened);
            }}
          />
        ))}
      </div>
      <footer className="bell-foot">
        <span className="s-muted">{alerts.some(isSettled) && say('bell.doneHint')}</span>
        <Link to="/notification-all" className="s-link" onClick={onClose}>
          {say('bell.all')}
        </Link>
      </footer>
    </div>
  );
}
