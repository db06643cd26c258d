import { chosenModules } from '@sarn/notification/contract';
import type { ModuleFilter } from '@sarn/notification/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Select,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { useNavigate, useParams } from '@tanstack/react-router';
import { NotificationRow } from './NotificationRow.tsx';
import { useModuleName } from './module-name.ts';
import { useNotifications } from './notification.client.ts';
import { useOpenNotification } from './use-open-notification.ts';
import { useReadAllOf } from './use-read-all.ts';
import { notificationWords } from './words/notification-words.ts';
import './notification.css';

/** Module of the address; old links use either spelling, SARABUN or SARABAN. */
function filterOf(asked: string | undefined): ModuleFilter {
  const code = asked?.toUpperCase() === 'SARABAN' ? 'SARABUN' : asked?.toUpperCase();
  return chosenModules.find((one) => one === code) ?? 'ALL';
}

/** `/notification-all` and `/notification-all/{module}` */
export default function NotificationsPage() {
  const say = useWords(notificationWords);
  const { module: asked } = useParams({ strict: false }) as { module?: string };
  const module = filterOf(asked);
  const list = useNotifications([module]);
  const { isPending, readAll } = useReadAllOf([module]);
  const open = useOpenNotification();
  const items = list.data ?? [];
  const actions = (
    <>
      <LinkButton href="/notification-settings">{say('bell.settings')}</LinkButton>
      <Button
        isPending={isPending}
        isDisabled={list.isSuccess && items.length === 0}
        onPress={readAll}
      >
        {say('bell.readAll')}
      </Button>
    </>
  );
  return (
    <div className="notification-page">
      <PageHeader title={say('bell.title')} actions={actions} />
      <ModuleChoice module={module} />
      <ErrorSummary error={list.error} onRetry={() => void list.refetch()} />
      <Card isFlush>
        {list.isPending && <Skeleton kind="rows" count={6} />}
        {list.isSuccess && items.length === 0 && (
          <EmptyState title={say('bell.empty')} text={say('bell.emptyText')} />
        )}
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} onOpen={open} />
        ))}
      </Card>
      {list.hasNextPage && (
        <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          {say('bell.more')}
        </Button>
      )}
    </div>
  );
}

function ModuleChoice({ module }: { readonly module: ModuleFilter }) {
  const say = useWords(notificationWords);
  const nameOf = useModuleName();
  const navigate = useNavigate();
  const options = [
    { value: 'ALL' as ModuleFilter, label: say('bell.everyModule') },
    ...chosenModules.map((code) => ({ value: code as ModuleFilter, label: nameOf(code) })),
  ];
  const go = (code: ModuleFilter) => {
    const path = code === 'ALL' ? '/notification-all' : `/notification-all/${code}`;
    void navigate({ to: path });
  };
  return (
    <div className="notification-module">
      <Select label={say('bell.ofModule')} options={options} value={module} onChange={go} />
    </div>
  );
}
