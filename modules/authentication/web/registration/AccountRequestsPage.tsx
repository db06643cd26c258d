import type { AccountRequest } from '@sarn/authentication/contract';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  ErrorSummary,
  PageHeader,
  Skeleton,
  Tabs,
  formatMoment,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import type { Say } from '@sarn/platform-web';
import { DecideDialog } from './DecideDialog.tsx';
import type { DecideDialogProps } from './DecideDialog.tsx';
import { useAccountRequests } from './registration.client.ts';
import { registrationWords } from './words/registration-words.ts';
import type { th } from './words/th.ts';

/** `/settings/{menuID}/account-requests`: requests for accounts, and the decisions. */
export default function AccountRequestsPage() {
  const say = useWords(registrationWords);
  const items = (['open', 'decided'] as const).map((status) => ({
    id: status,
    label: say(`list.${status}`),
    content: <RequestList status={status} />,
  }));
  return (
    <div className="s-record-page">
      <PageHeader above={say('list.above')} title={say('list.title')} />
      <Tabs aria-label={say('list.status')} items={items} />
    </div>
  );
}

function RequestList({ status }: { readonly status: 'open' | 'decided' }) {
  const say = useWords(registrationWords);
  const requests = useAccountRequests(status);
  if (requests.isPending) return <Skeleton kind="lines" count={4} />;
  if (requests.isError) {
    return <ErrorSummary error={requests.error} onRetry={() => void requests.refetch()} />;
  }
  const { rows } = requests.data;
  if (rows.length > 0) {
    return (
      <div className="s-record-page">
        {rows.map((row) => (
          <RequestCard key={row.id} request={row} />
        ))}
      </div>
    );
  }
  if (status === 'decided') return <EmptyState title={say('list.noneDecided')} />;
  return <EmptyState title={say('list.none')} text={say('list.noneText')} />;
}

function RequestCard({ request }: { readonly request: AccountRequest }) {
  const say = useWords(registrationWords);
  const isOpen = request.status === 'open';
  const [way, setWay] = useOpened<DecideDialogProps['way']>(
    (id, what) =>
      isOpen && id === request.id && (what === 'approve' || what === 'decline') ? what : undefined,
    (what) => ({ row: request.id, what }),
  );
  const facts = (['email', 'unit', 'position', 'reason'] as const).map((name) => ({
    term: say(`field.${name}`),
    value: request[name],
  }));
  const buttons = isOpen && (
    <>
      <Button onPress={() => setWay('decline')}>{say('list.decline')}</Button>
      <Button variant="primary" onPress={() => setWay('approve')}>
        {say('list.approve')}
      </Button>
    </>
  );
  return (
    <Card title={`${request.firstName} ${request.lastName}`} actions={buttons}>
      <p className="s-muted s-small">{stateOf(say, request)}</p>
      <DescriptionList items={facts} />
      {way && <DecideDialog way={way} request={request} onClose={() => setWay(null)} />}
    </Card>
  );
}

function stateOf(
  say: Say<typeof th>,
  { status, createdAt, decidedAt, decidedBy }: AccountRequest,
): string {
  if (status === 'open') return say('list.asked', { at: formatMoment(createdAt) });
  const at = formatMoment(decidedAt ?? createdAt);
  return say(`list.${status}`, { name: decidedBy, at });
}
