import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Table,
  errorText,
  formatMoment,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import type { RenewalFailure, RenewalRun } from '@sarn/signature/contract';
import { History } from 'lucide-react';
import { useRenewNow } from './timestamp.client.ts';
import type { Timestamps } from './timestamp.client.ts';
import { timestampWords } from './words/timestamp-words.ts';

/** How far signed files have come, and the way to bring them further now. */
export function FilesCard({ files }: Pick<Timestamps, 'files'>) {
  const say = useWords(timestampWords);
  const toasts = useToasts();
  const renew = useRenewNow();
  const begin = () =>
    renew.mutate(undefined, {
      onSuccess: () => toasts.show({ tone: 'success', title: say('begun') }),
      onError: (error) => toasts.show({ tone: 'danger', title: errorText(error) }),
    });
  return (
    <Card
      title={say('files')}
      actions={
        <Button onPress={begin} isPending={renew.isPending} isDisabled={files.waiting === 0}>
          {say('renew')}
        </Button>
      }
    >
      <p className="s-muted">{say('filesText')}</p>
      <DescriptionList
        items={(['signed', 'waiting', 'failing'] as const).map((name) => ({
          term: say(name),
          value: say('count', { count: files[name] }),
        }))}
      />
    </Card>
  );
}

/** What each run did: how many it looked at, renewed, and failed with why. */
export function RunsCard({ runs }: Pick<Timestamps, 'runs'>) {
  const say = useWords(timestampWords);
  const columns = useColumns();
  return (
    <Card title={say('runs')} isFlush={runs.length > 0}>
      {runs.length === 0 ? (
        <EmptyState icon={<History size={28} />} title={say('noRuns')} />
      ) : (
        <Table
          aria-label={say('runs')}
          columns={columns}
          rows={runs}
          rowId={({ id }) => id}
          rowName={({ begunAt }) => begunAt}
        />
      )}
    </Card>
  );
}

function useColumns(): readonly TableColumn<RenewalRun>[] {
  const say = useWords(timestampWords);
  const language = useLanguage();
  const why = (reasons: RenewalRun['reasons']): string =>
    Object.entries(reasons)
      .map(([code, count]) =>
        say('reason', { why: say(`failures.${code as RenewalFailure}`), count }),
      )
      .join(' · ');
  return [
    {
      id: 'begunAt',
      label: say('begunAt'),
      role: 'title',
      render: ({ begunAt }) => formatMoment(begunAt, language),
    },
    {
      id: 'kind',
      label: say('kindTitle'),
      render: ({ kind, continues }) => say(continues ? 'continued' : `kind.${kind}`),
    },
    { id: 'lookedAt', label: say('lookedAt'), width: '6rem', render: (run) => run.lookedAt },
    { id: 'renewed', label: say('renewed'), width: '6rem', render: (run) => run.renewed },
    { id: 'failed', label: say('failed'), width: '6rem', render: (run) => run.failed },
    {
      id: 'why',
      label: say('why'),
      width: '18rem',
      priority: 1,
      render: ({ reasons, state }) => {
        const told = state === 'whole' ? '' : say(state);
        return [why(reasons), told].filter((one) => one !== '').join(' · ') || '–';
      },
    },
  ];
}
