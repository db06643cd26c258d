import { signInWayErrors } from '@sarn/authentication/contract';
import type { ErrorCatalogue } from '@sarn/kernel';
import { directoryActs, directoryErrors } from '@sarn/personnel/contract';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  Moment,
  PageHeader,
  Skeleton,
  Table,
  useDialogs,
  useFocusHeading,
  useLanguage,
  useToasts,
  useWords,
  usePageInAddress,
} from '@sarn/platform-web';
import type { TableColumn, Tone } from '@sarn/platform-web';
import type {
  DirectoryAct,
  DirectoryPlanRow,
  DirectoryRun,
  DirectoryState,
} from '@sarn/personnel/contract';
import { Unplug } from 'lucide-react';
import { useApply, useDirectory, usePreview } from './directory.client.ts';
import { directoryWords } from './words/directory-words.ts';
import '../account/account.css';

/** `/settings/{menuID}/directory-sync`: people as the directory of the agency has them. */
export default function DirectoryPage() {
  const say = useWords(directoryWords);
  const found = useDirectory();
  const preview = usePreview();
  const [, showPage] = usePageInAddress();
  const item = found.data;
  // The plan is gone when it was carried out, and its button with it.
  useFocusHeading(item?.plan?.runId ?? '');
  return (
    <div className="personnel-page">
      <PageHeader
        title={say('title')}
        meta={say('about')}
        actions={
          item?.isOn && (
            <Button
              variant="primary"
              isPending={preview.isPending}
              onPress={() => preview.mutate(undefined, { onSuccess: () => showPage(1) })}
            >
              {say('compare')}
            </Button>
          )
        }
      />
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      <ErrorSummary error={preview.error} isFocused />
      {found.isPending && <Skeleton count={4} />}
      {item && !item.isOn && (
        <EmptyState
          icon={<Unplug size={32} />}
          title={say('off')}
          text={say('offText')}
          action={
            <p className="s-muted">
              <code>LDAP_URL</code> <code>LDAP_BASE</code>
            </p>
          }
        />
      )}
      {item?.isOn && (
        <p className="s-muted">
          {item.isDaily ? say('daily', { count: item.known }) : say('notDaily')}
        </p>
      )}
      {item?.plan && (
        <Plan key={item.plan.runId} plan={{ ...item.plan, counts: countsOf(item.plan.rows) }} />
      )}
      {item?.isOn && <Runs runs={item.runs} />}
    </div>
  );
}

type Counts = DirectoryRun['counts'];
type PlanOf = NonNullable<DirectoryState['plan']> & { readonly counts: Counts };

function countsOf(rows: readonly DirectoryPlanRow[]): Counts {
  const counts = { create: 0, link: 0, change: 0, suspend: 0, return: 0, skip: 0 };
  for (const { act } of rows) counts[act] += 1;
  return counts;
}

const tones: Readonly<Record<DirectoryAct, Tone>> = {
  ...{ create: 'success', link: 'info', change: 'info', suspend: 'danger', return: 'success' },
  skip: 'neutral',
};

/** Rows of a plan that are shown at once. */
const pageSize = 50;

/** Who loses an account first, who is left as they are last. */
const order: readonly DirectoryAct[] = ['suspend', 'create', 'return', 'link', 'change', 'skip'];

/** How many people each act concerns; acts that concern nobody are left out. */
function useCounted() {
  const say = useWords(directoryWords);
  return (counts: Readonly<Record<DirectoryAct, number>>): string =>
    directoryActs
      .filter((act) => counts[act] > 0)
      .map((act) => say('counted', { act: say(`acts.${act}`), count: counts[act] }))
      .join(' · ') || say('nothing');
}

function Plan({ plan }: { readonly plan: PlanOf }) {
  const say = useWords(directoryWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const apply = useApply();
  const counted = useCounted();
  const [pageAsked, showPage] = usePageInAddress();
  const missing = plan.rows.filter(({ act }) => act === 'suspend').length;
  const rows = order.flatMap((act) => plan.rows.filter((row) => row.act === act));
  const page = Math.min(pageAsked, Math.max(1, Math.ceil(rows.length / pageSize)));
  const press = async () => {
    if (missing > 0) {
      const asked = { title: say('applySure', { count: missing }), text: say('applyText') };
      if (!(await dialogs.confirm({ ...asked, tone: 'warning' }))) return;
    }
    const onSuccess = () => void toasts.show({ tone: 'success', title: say('applied') });
    apply.mutate({ runId: plan.runId, isSure: plan.isStopped }, { onSuccess });
  };
  return (
    <Card
      title={say('plan')}
      isFlush
      actions={
        <Button
          variant={plan.isStopped ? 'danger' : 'primary'}
          isPending={apply.isPending}
          onPress={() => void press()}
        >
          {say('apply')}
        </Button>
      }
    >
      {plan.isStopped && (
        <p className="s-field-error personnel-warning" role="alert">
          {say('stopped', { count: missing })}
        </p>
      )}
      <ErrorSummary error={apply.error} isFocused />
      <p className="s-muted personnel-summary">{counted(plan.counts)}</p>
      <Table
        aria-label={say('plan')}
        columns={usePlanColumns()}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        page={{ page, pageSize, total: rows.length }}
        onPage={showPage}
        rowId={({ act, name, shown }) => `${act}-${name}-${shown}`}
        rowName={({ shown }) => shown}
        empty={{ none: { title: say('nothing') }, filter: null }}
      />
    </Card>
  );
}

function usePlanColumns(): readonly TableColumn<DirectoryPlanRow>[] {
  const say = useWords(directoryWords);
  return [
    { id: 'person', label: say('person'), role: 'title', render: ({ shown }) => shown },
    {
      ...{ id: 'what', label: say('act'), width: '9rem', priority: 1, isPlain: true },
      render: ({ act }) => <Badge tone={tones[act]}>{say(`acts.${act}`)}</Badge>,
    },
    {
      id: 'detail',
      label: say('detail'),
      width: '20rem',
      priority: 1,
      render: ({ detail, reasons }) =>
        [detail, ...reasons.map(({ code, of }) => say(`reasons.${code}`, { of }))]
          .filter(Boolean)
          .join(' · '),
    },
    { id: 'name', label: say('name'), width: '12rem', priority: 2, render: ({ name }) => name },
  ];
}

function Runs({ runs }: { readonly runs: readonly DirectoryRun[] }) {
  const say = useWords(directoryWords);
  const counted = useCounted();
  const faultText = useFaultText();
  const columns: readonly TableColumn<DirectoryRun>[] = [
    {
      ...{ id: 'when', label: say('when'), role: 'title' },
      render: ({ createdAt, byName, isScheduled }) => (
        <>
          <Moment at={createdAt} />{' '}
          <span className="s-muted">{isScheduled ? say('scheduled') : byName}</span>
        </>
      ),
    },
    {
      ...{ id: 'result', label: say('state'), width: '11rem', priority: 1, isPlain: true },
      render: ({ state }) => (
        <Badge tone={state === 'failed' || state === 'stopped' ? 'danger' : 'neutral'}>
          {say(`states.${state}`)}
        </Badge>
      ),
    },
    {
      ...{ id: 'counts', label: say('detail'), width: '24rem', priority: 2 },
      render: ({ counts, fault }) => (fault === '' ? counted(counts) : faultText(fault)),
    },
  ];
  return (
    <Card title={say('runs')} isFlush>
      <Table
        aria-label={say('runs')}
        columns={columns}
        rows={runs}
        rowId={({ id }) => id}
        rowName={({ createdAt }) => createdAt}
        empty={{ none: { title: say('none') }, filter: null }}
      />
    </Card>
  );
}

const faults: ErrorCatalogue = { ...signInWayErrors, ...directoryErrors };

/** Why a run ended, in words. */
function useFaultText() {
  const language = useLanguage() === 'en' ? 'en' : 'th';
  return (fault: string): string => faults[fault]?.[language] ?? fault;
}
