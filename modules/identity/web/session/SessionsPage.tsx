import type { OwnSession } from '@sarn/identity/contract';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  ErrorSummary,
  LinkButton,
  PageHeader,
  Skeleton,
  errorText,
  formatMoment,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useOwnSessions, useRevokeSession } from '../identity.client.ts';
import { identityWords } from '../words/identity-words.ts';
import { useUser } from './use-user.ts';
import '../account.css';

/** `/account-information`: the account, and where it is signed in. */
export default function SessionsPage() {
  const say = useWords(identityWords);
  const user = useUser();
  const sessions = useOwnSessions();
  const facts = [
    { term: say('profile.name'), value: user?.name ?? '' },
    { term: say('session.email'), value: user?.email ?? '' },
  ];
  const change = <LinkButton href="/change-password">{say('session.changePassword')}</LinkButton>;
  return (
    <div className="account-page">
      <PageHeader title={say('session.title')} actions={change} />
      <Card>
        <DescriptionList items={facts} />
      </Card>
      <Card title={say('session.devices')} isFlush>
        <ErrorSummary error={sessions.error} onRetry={() => void sessions.refetch()} />
        {sessions.isPending && <Skeleton kind="rows" />}
        <ul className="account-list">
          {sessions.data?.rows.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </Card>
    </div>
  );
}

function SessionRow({ session }: { readonly session: OwnSession }) {
  const say = useWords(identityWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const revoke = useRevokeSession();
  const end = async () => {
    const question = { title: say('session.endQuestion'), text: say('session.endText') };
    const isSure = await dialogs.confirm({ ...question, confirmLabel: say('session.end') });
    if (!isSure) return;
    revoke.mutate(session.id, {
      onSuccess: () => toasts.show({ tone: 'success', title: say('session.ended') }),
      onError: (error) => toasts.show({ tone: 'danger', title: errorText(error) }),
    });
  };
  return (
    <li>
      <div className="account-list-text">
        <span className="account-list-name">
          {session.device || say('session.unknownDevice')}
          {session.isCurrent && <Badge tone="success">{say('session.current')}</Badge>}
        </span>
        <span className="s-muted s-small">
          {say('session.since', { at: formatMoment(session.createdAt) })} ·{' '}
          {say('session.lastSeen', { at: formatMoment(session.lastSeenAt) })} ·{' '}
          {say('session.address', { ip: session.ip })}
        </span>
      </div>
      {!session.isCurrent && (
        <Button onPress={() => void end()} isPending={revoke.isPending}>
          {say('session.end')}
        </Button>
      )}
    </li>
  );
}
