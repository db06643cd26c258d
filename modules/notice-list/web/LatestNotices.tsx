import {
  NotificationRow,
  useBell,
  useOpenNotification,
  useReadAllOf,
} from '@sarn/notification/list';
import {
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  LinkButton,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { noticeListWords } from './words/notice-list-words.ts';
import './latest-notices.css';

/** So many are seen without scrolling; the page of all notices has the others. */
const shownCount = 5;
/** Those of the bell beside it: one answer serves both. */
const modules = ['ALL'] as const;

/** The newest notices on the portal. */
export default function LatestNotices() {
  const say = useWords(noticeListWords);
  const bell = useBell(modules);
  const open = useOpenNotification();
  const { isPending, readAll } = useReadAllOf(modules);
  const { alerts = [], unread = 0 } = bell.data ?? {};
  return (
    <Card
      title={say('latest.title')}
      isFlush
      actions={<LinkButton href="/notification-all">{say('latest.all')}</LinkButton>}
    >
      <ErrorSummary error={bell.error} onRetry={() => void bell.refetch()} />
      {bell.isPending && <Skeleton kind="rows" count={shownCount} />}
      {bell.isSuccess && alerts.length === 0 && (
        <EmptyState title={say('page.empty')} text={say('page.emptyText')} />
      )}
      {alerts.slice(0, shownCount).map((item) => (
        <NotificationRow key={item.id} item={item} onOpen={open} />
      ))}
      {unread > 0 && (
        <footer className="latest-foot">
          <Button size="s" variant="ghost" isPending={isPending} onPress={readAll}>
            {say('latest.readAll', { count: unread })}
          </Button>
        </footer>
      )}
    </Card>
  );
}
