import type { OwnSession } from '@sarn/authentication/contract';
import {
  Badge,
  Button,
  Card,
  ErrorSummary,
  Skeleton,
  formatMoment,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { LogOut } from 'lucide-react';
import { useOwnSessions, useRevokeSession } from './account.client.ts';
import { accountWords } from './words/account-words.ts';

/** Where the account is signed in now; sessions can be ended here. */
export function SessionsCard() {
  const say = useWords(accountWords);
  const sessions = useOwnSessions();
  const rows = sessions.data?.rows ?? [];
  const others = rows.filter((session) => !session.isCurrent);
  return (
    <Card
      title={say('account.devices')}
      isFlush
      actions={others.length > 1 && <EndAllButton sessions={others} />}
    >
      <p className="s-record-list-intro s-muted s-small">{say('account.devicesText')}</p>
      <ErrorSummary error={sessions.error} onRetry={() => void sessions.refetch()} />
      {sessions.isPending && <Skeleton kind="rows" />}
      <ul className="s-record-list">
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  );
}

function SessionRow({ session }: { readonly session: OwnSession }) {
  const say = useWords(accountWords);
  const language = useLanguage();
  const sessionEnd = useEndSession();
  const device = session.device || say('account.unknownDevice');
  const since = formatMoment(session.createdAt, language);
  return (
    <li>
      <div className="s-record-list-text">
        <span className="s-record-list-name">
          {device}
          {session.isCurrent && <Badge tone="success">{say('account.current')}</Badge>}
        </span>
        <span className="s-muted s-small">
          {say('account.signedInAt', { at: since })} ·{' '}
          {say('account.lastSeen', { at: formatMoment(session.lastSeenAt, language) })} ·{' '}
          {say('account.address', { ip: session.ip })}
        </span>
      </div>
      {!session.isCurrent && (
        <Button
          icon={<LogOut size={16} />}
          aria-label={say('account.endNamed', { device, at: since })}
          isPending={sessionEnd.isPending}
          onPress={() =>
            void sessionEnd.end([session], say('account.endQuestion'), say('account.ended'))
          }
        >
          {say('account.end')}
        </Button>
      )}
    </li>
  );
}

function EndAllButton({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const say = useWords(accountWords);
  const sessionEnd = useEndSession();
  const end = () =>
    sessionEnd.end(sessions, say('account.endAllQuestion'), say('account.endedAll'));
  return (
    <Button size="s" isPending={sessionEnd.isPending} onPress={() => void end()}>
      {say('account.endAll')}
    </Button>
  );
}

/** Asks, ends the sessions one after the other, and reports the result. */
function useEndSession() {
  const say = useWords(accountWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const revoke = useRevokeSession();
  const end = async (sessions: readonly OwnSession[], title: string, done: string) => {
    const question = { title, text: say('account.endText'), confirmLabel: say('account.end') };
    if (!(await dialogs.confirm(question))) return;
    try {
      for (const { id } of sessions) await revoke.mutateAsync(id);
      toasts.show({ tone: 'success', title: done });
    } catch (error) {
      toasts.fail(error);
    }
  };
  return { end, isPending: revoke.isPending };
}
