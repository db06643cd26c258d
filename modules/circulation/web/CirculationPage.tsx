import {
  Badge,
  Card,
  DescriptionList,
  ErrorSummary,
  PageHeader,
  Select,
  Skeleton,
  useLanguage,
  useWords,
  Moment,
  formatDay,
  formatMoment,
} from '@sarn/platform-web';
import type { TableColumn, Tone } from '@sarn/platform-web';
import { circulationPageSize, recipientStates } from '@sarn/circulation/contract';
import type { Circulation, CirculationPerson, RecipientState } from '@sarn/circulation/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { circulationsPath } from './paths.ts';
import { CirculationActions } from './CirculationActions.tsx';
import { useCirculationPeople } from './circulation.client.ts';
import { SearchedTable, chosenOf, useSearched } from '@sarn/document/web';
import { circulationWords } from './words/circulation-words.ts';
import './circulation.css';
import '@sarn/document/registry.css';

/** `/sarabun/circulation/<id>`: person by person, who has read and acknowledged. */
export default function CirculationPage() {
  const say = useWords(circulationWords);
  const navigate = useNavigate();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const searched = useSearched({ state: '' });
  const state = chosenOf(recipientStates, searched.value('state'), '');
  const found = useCirculationPeople({ id, ...searched.ask, ...(state ? { state } : {}) });
  const columns = useColumns();
  const { item, mayRemind = false, mayRecall = false } = found.data ?? {};
  const states = recipientStates.map((value) => ({ value, label: say(`state.${value}`) }));
  return (
    <div className="circulation-report">
      <PageHeader
        above={say('report.title')}
        title={item?.title ?? say('report.title')}
        onBack={() => void navigate({ to: circulationsPath, search: { tab: 'sent' } })}
        actions={
          item && (
            <CirculationActions circulation={item} mayRemind={mayRemind} mayRecall={mayRecall} />
          )
        }
      />
      {found.isPending && <Skeleton kind="block" />}
      {!item && <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />}
      {item && (
        <>
          <Facts circulation={item} />
          <SearchedTable
            aria-label={say('report.people')}
            searchLabel={say('report.search')}
            searched={searched}
            found={found}
            pageSize={circulationPageSize}
            columns={columns}
            rowId={(row) => row.id}
            rowName={(row) => row.name}
            empty={{ title: say(item.recalledAt ? 'recall.nobody' : 'report.none') }}
            filters={
              <Select
                label={say('column.state')}
                options={[{ value: '', label: say('state.every') }, ...states]}
                value={state}
                onChange={(value) => searched.choose('state', value)}
              />
            }
          />
        </>
      )}
    </div>
  );
}

function Facts({ circulation }: { readonly circulation: Circulation }) {
  const say = useWords(circulationWords);
  const language = useLanguage();
  const { people: all, read, acknowledged, dueDate, reminders } = circulation;
  const { recalledAt, recallReason } = circulation;
  const progress = [
    say('document.progress', { read, all }),
    circulation.asksAcknowledgement &&
      say('document.progressAcknowledged', { done: acknowledged, all }),
    circulation.closesWhenDone && say('report.closes'),
    reminders > 0 && say('report.reminders', { count: reminders }),
  ];
  return (
    <Card>
      <DescriptionList
        items={[
          { term: say('column.from'), value: circulation.senderName },
          { term: say('column.sent'), value: formatMoment(circulation.sentAt, language, 'full') },
          { term: say('column.audience'), value: circulation.audience },
          { term: say('send.note'), value: circulation.note, isLong: true },
          { term: say('column.due'), value: dueDate ? formatDay(dueDate, language, 'full') : '' },
          recalledAt
            ? {
                term: say('recall.recalled'),
                value: `${formatMoment(recalledAt, language, 'full')} · ${recallReason}`,
                isLong: true,
              }
            : { term: say('report.progress'), value: progress.filter(Boolean).join(' · ') },
        ]}
      />
    </Card>
  );
}

const tones: Readonly<Record<RecipientState, Tone>> = {
  unread: 'warning',
  read: 'info',
  acknowledged: 'success',
};

const when = (at: string | null) => (at ? <Moment at={at} /> : '–');

function useColumns(): readonly TableColumn<CirculationPerson>[] {
  const say = useWords(circulationWords);
  return [
    {
      id: 'person',
      label: say('column.person'),
      role: 'title',
      render: ({ name, positionName }) => (
        <span className="s-two">
          <span>{name}</span>
          <span className="s-small s-muted">{positionName}</span>
        </span>
      ),
    },
    { id: 'unit', label: say('column.unit'), width: '16rem', render: (row) => row.unitName },
    {
      id: 'state',
      label: say('column.state'),
      width: '9rem',
      priority: 1,
      isPlain: true,
      render: (row) => <Badge tone={tones[row.state]}>{say(`state.${row.state}`)}</Badge>,
    },
    {
      id: 'read',
      label: say('column.readAt'),
      width: '11.5rem',
      priority: 2,
      render: (row) => when(row.readAt),
    },
    {
      id: 'acknowledged',
      label: say('column.acknowledgedAt'),
      width: '11.5rem',
      priority: 2,
      render: (row) => when(row.acknowledgedAt),
    },
    {
      id: 'answer',
      label: say('column.answer'),
      width: '14rem',
      render: (row) => row.answer || '–',
    },
  ];
}
