import type { NoticeFilter, NoticeMatter } from '@sarn/notice-list/contract';
import { ChannelSwitches, useNoticeModules, useReadAllOf } from '@sarn/notification/list';
import {
  Button,
  Card,
  EmptyList,
  ErrorSummary,
  IconButton,
  PageHeader,
  Skeleton,
  useIsPhone,
  useWords,
} from '@sarn/platform-web';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { CheckCheck } from 'lucide-react';
import { Day } from './Day.tsx';
import { NoticeFilters } from './NoticeFilters.tsx';
import { useNoticeMatters } from './notice-list.client.ts';
import { daysOf, filterOf, isNarrowed, moduleOf, noticesAddress } from './notice-view.ts';
import { noticeListWords } from './words/notice-list-words.ts';
import './notice-list.css';

/** `/notification-all` and `/notification-all/{module}`; `?show=todo` narrows it. */
export default function NoticesPage() {
  const say = useWords(noticeListWords);
  const { module: asked } = useParams({ strict: false }) as { module?: string };
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const modules = useNoticeModules().data;
  const named = moduleOf(asked);
  // A module that there is not shows everything.
  const known = modules?.find(({ code }) => code === named);
  const module = !modules || known ? named : 'ALL';
  const show = filterOf(search['show']);
  const list = useNoticeMatters(module, show);
  const first = list.data?.pages[0];
  const matters = list.data?.pages.flatMap((page) => page.matters) ?? [];
  return (
    <div className="notice-list">
      <PageHeader
        title={say('page.title')}
        meta={
          first && (
            <span className="s-muted">
              {first.unread > 0 ? say('page.unread', { count: first.unread }) : say('page.allRead')}
              {' · '}
              {say('page.kept', { days: first.keptDays })}
            </span>
          )
        }
        actions={<ReadAll module={module} isDisabled={first?.unread === 0} />}
      />
      <NoticeFilters
        module={module}
        show={show}
        counts={first?.counts}
        modules={modules ?? []}
        found={first?.modules ?? []}
      />
      <div className="notice-columns">
        <div className="notice-main">
          <ErrorSummary error={list.error} onRetry={() => void list.refetch()} />
          {!list.isError && (
            <Card isFlush>
              {list.isPending && <Skeleton kind="rows" count={6} />}
              {list.isSuccess && matters.length === 0 && <Nothing show={show} module={module} />}
              <Days matters={matters} />
            </Card>
          )}
          {list.hasNextPage && (
            <Button isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
              {say('page.more')}
            </Button>
          )}
        </div>
        <aside className="notice-side">
          <ChannelSwitches />
        </aside>
      </div>
    </div>
  );
}

type Module = ReturnType<typeof moduleOf>;

/** On a phone it is an icon, so that the list begins above the fold. */
function ReadAll({
  module,
  isDisabled,
}: {
  readonly module: Module;
  readonly isDisabled: boolean;
}) {
  const say = useWords(noticeListWords);
  const isPhone = useIsPhone();
  const { isPending, readAll } = useReadAllOf([module]);
  if (isPhone) {
    return (
      <IconButton
        aria-label={say('page.readAll')}
        isDisabled={isDisabled || isPending}
        onPress={readAll}
      >
        <CheckCheck size={20} />
      </IconButton>
    );
  }
  return (
    <Button
      icon={<CheckCheck size={18} />}
      isPending={isPending}
      isDisabled={isDisabled}
      onPress={readAll}
    >
      {say('page.readAll')}
    </Button>
  );
}

function Days({ matters }: { readonly matters: readonly NoticeMatter[] }) {
  const firstToDo = matters.find(({ nextAct }) => nextAct !== null);
  return daysOf(matters).map(({ day, matters: own }) => (
    <Day key={day} day={day} matters={own} firstToDo={firstToDo?.key} />
  ));
}

/** No notices yet, or none that match. */
function Nothing({ show, module }: { readonly show: NoticeFilter; readonly module: Module }) {
  const say = useWords(noticeListWords);
  const navigate = useNavigate();
  return (
    <EmptyList
      none={{ title: say('page.empty'), text: say('page.emptyText') }}
      filter={{
        isSet: isNarrowed(module, show),
        title: say('page.noneOf'),
        text: say('page.noneOfText'),
        onClear: () => void navigate({ href: noticesAddress('ALL', 'all') }),
      }}
    />
  );
}
