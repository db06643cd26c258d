import { notificationModuleCodes } from '@sarn/notification/contract';
import type { ModuleFilter } from '@sarn/notification/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  PageHeader,
  Pagination,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { NotificationRow } from './NotificationRow.tsx';
import { pageSize, useNotifications, useReadAll } from './notification.client.ts';
import { useOpenNotification } from './use-open-notification.ts';
import { notificationWords } from './words/notification-words.ts';
import './notification.css';

function filterOf(asked: string | undefined): readonly ModuleFilter[] {
  const known = notificationModuleCodes.find((code) => code === asked?.toUpperCase());
  return [known ?? 'ALL'];
}

/** `/notification-all` and `/notification-all/{module}` */
export default function NotificationsPage() {
  const say = useWords(notificationWords);
  const { module } = useParams({ strict: false }) as { module?: string };
  const modules = filterOf(module);
  const [page, setPage] = useState(1);
  const list = useNotifications(modules, page);
  const readAll = useReadAll();
  const open = useOpenNotification();
  const clear = (
    <Button isPending={readAll.isPending} onPress={() => readAll.mutate(modules)}>
      {say('bell.readAll')}
    </Button>
  );
  return (
    <div className="notification-page">
      <PageHeader title={say('bell.title')} actions={clear} />
      <ErrorSummary error={list.error ?? readAll.error} onRetry={() => void list.refetch()} />
      <Card isFlush>
        {list.isPending && <Skeleton kind="rows" count={6} />}
        {list.data?.count === 0 && (
          <EmptyState title={say('bell.empty')} text={say('bell.emptyText')} />
        )}
        {list.data?.items.map((item) => (
          <NotificationRow key={item.NN_RECEIVE_ID} item={item} onOpen={open} />
        ))}
      </Card>
      {list.data && list.data.count > pageSize && (
        <Pagination
          label={say('bell.title')}
          page={page}
          pageSize={pageSize}
          total={list.data.count}
          onPage={setPage}
        />
      )}
    </div>
  );
}
