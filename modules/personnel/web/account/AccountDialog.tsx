import {
  Button,
  Dialog,
  ErrorSummary,
  Moment,
  Skeleton,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { ActiveAccount } from '@sarn/personnel/contract';
import { useEndSessions, useInviteAgain, useSessions, useUnlock } from './account.client.ts';
import { Code } from './person-cells.tsx';
import { accountWords } from './words/account-words.ts';

interface AccountDialogProps {
  readonly account: ActiveAccount;
  /** Opens the dialog of an act that needs a reason or a password. */
  readonly ask: (name: 'force' | 'suspend' | 'factor') => void;
  readonly onClose: () => void;
}

/** One account: where it is signed in, and what can be done about it. */
export function AccountDialog({ account, ask, onClose }: AccountDialogProps) {
  const say = useWords(accountWords);
  const { name, username, positionName, unitName, isSelf, isInDirectory, factors } = account;
  return (
    <Dialog
      isOpen
      title={name}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {say('done')}
        </Button>
      }
    >
      <div className="personnel-account">
        <p className="s-muted">
          <Code>{username}</Code>
          {[positionName, unitName].filter(Boolean).map((text) => ` · ${text}`)}
        </p>
        <SessionsOf account={account} />
        <QuickActs account={account} />
        <div className="personnel-acts">
          {factors.length > 0 && !isSelf && (
            <Button onPress={() => ask('factor')}>{say('resetFactor')}</Button>
          )}
          {!isSelf && !isInDirectory && (
            <Button onPress={() => ask('force')}>{say('force')}</Button>
          )}
          {!isSelf && (
            <Button variant="danger" onPress={() => ask('suspend')}>
              {say('suspend')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface PartProps {
  readonly account: ActiveAccount;
}

function SessionsOf({ account: { personId, name } }: PartProps) {
  const say = useWords(accountWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const found = useSessions(personId);
  const end = useEndSessions();
  const rows = found.data ?? [];
  const told = ({ ended }: { readonly ended: number }) =>
    void toasts.show({ tone: 'success', title: say('sessionsEnded', { count: ended }) });
  const endAll = async () => {
    const title = say('endSessionsSure', { name });
    if (!(await dialogs.confirm({ title, text: say('endSessionsText') }))) return;
    end.mutate({ personId }, { onSuccess: told });
  };
  return (
    <section>
      <h3>{say('sessions')}</h3>
      <ErrorSummary error={found.error ?? end.error} />
      {found.isPending && <Skeleton count={2} />}
      {found.data && rows.length === 0 && <p className="s-muted">{say('noSessions')}</p>}
      <ul className="personnel-sessions">
        {rows.map(({ id, device, ip, lastSeenAt }) => (
          <li key={id}>
            <span>
              {device} <span className="s-muted">{ip}</span>
              <span className="s-small s-muted personnel-under">
                {say('lastSeen')} <Moment at={lastSeenAt} />
              </span>
            </span>
            <Button
              size="s"
              isPending={end.isPending}
              onPress={() => end.mutate({ personId, sessionId: id }, { onSuccess: told })}
            >
              {say('endOne')}
            </Button>
          </li>
        ))}
      </ul>
      {rows.length > 1 && (
        <Button size="s" onPress={() => void endAll()}>
          {say('endSessions')}
        </Button>
      )}
    </section>
  );
}

/** Acts that need nothing more than a press. */
function QuickActs({ account: { personId, lockedUntil, invitation } }: PartProps) {
  const say = useWords(accountWords);
  const toasts = useToasts();
  const unlock = useUnlock();
  const invite = useInviteAgain();
  const told = (title: string) => void toasts.show({ tone: 'success', title });
  const toldOfLink = ({ sendsMail }: { readonly sendsMail: boolean }) =>
    sendsMail
      ? told(say('invited'))
      : void toasts.show({ tone: 'warning', title: say('notMailed') });
  return (
    <>
      <ErrorSummary error={unlock.error ?? invite.error} />
      <div className="personnel-acts">
        {lockedUntil && (
          <Button
            isPending={unlock.isPending}
            onPress={() => unlock.mutate(personId, { onSuccess: () => told(say('unlocked')) })}
          >
            {say('unlock')}
          </Button>
        )}
        {invitation !== 'none' && (
          <Button
            isPending={invite.isPending}
            onPress={() => invite.mutate(personId, { onSuccess: toldOfLink })}
          >
            {say('invite')}
          </Button>
        )}
      </div>
    </>
  );
}
