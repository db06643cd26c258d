import { ModuleFilter, chosenModules } from '@sarn/notification/contract';
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
import { useNoticeModules, useNotifications } from './notification.client.ts';
import { useOpenNotification } from './use-open-notification.ts';
import { useReadAllOf } from './use-read-all.ts';
import { notificationWords } from './words/notification-words.ts';
import './notification.css';

/**
 * Module of the address; old links use either spelling, SARABUN or SARABAN, in any case. Modules that
 * register themselves have names in lower case.
 */
function filterOf(asked = 'ALL'): ModuleFilter {
  const code = asked.toUpperCase() === 'SARABAN' ? 'SARABUN' : asked.toUpperCase();
  const specified = chosenModules.find((one) => one === code);
  if (specified) return specified;
  return ModuleFilter.safeParse(asked).data ?? 'ALL';
}

/** `/notification-all` and `/notification-all/{module}` */
export default function NotificationsPage() {
  const say = useWords(notificationWords);
  const { module: asked } = useParams({ strict: false }) as { module?: string };
  const modules = useNoticeModules().data;
  const named = filterOf(asked);
  const module = !modules || modules.some(({ code }) => code === named) ? named : 'ALL';
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
      <ModuleChoice module={module} modules={modules ?? []} />
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

interface ModuleChoiceProps {
  readonly module: ModuleFilter;
  readonly modules: readonly { readonly code: ModuleFilter; readonly name: string }[];
}

function ModuleChoice({ module, modules }: ModuleChoiceProps) {
  const say = useWords(notificationWords);
  const navigate = useNavigate();
  const options: { readonly value: ModuleFilter; readonly label: string }[] = [
    { value: 'ALL', label: say('bell.everyModule') },
    ...modules.map(({ code, name }) => ({ value: code, label: name })),
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
