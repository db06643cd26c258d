import { useMe } from '@sarn/organisation/web';
import type { AccessChange } from '@sarn/access-control/contract';
import {
  Badge,
  Button,
  Card,
  formatMoment,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { useChanges, useDecide } from './access.client.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

/** Changes that wait for a second person, with what differs; nothing where none waits. */
export function WaitingCard() {
  const say = useWords(accessWords);
  const found = useChanges({ isWaiting: 'true' });
  const rows = found.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={say('changes.title')}>
      {rows.map((change) => (
        <WaitingChange key={change.id} change={change} />
      ))}
    </Card>
  );
}

function WaitingChange({ change }: { readonly change: AccessChange }) {
  const say = useWords(accessWords);
  const toasts = useToasts();
  const language = useLanguage();
  const decide = useDecide();
  const me = useMe();
  const isOwn = me.data?.person.id === change.askedById;
  const send = (decision: 'confirm' | 'refuse') =>
    decide.mutate(
      { changeId: change.id, decision },
      {
        onSuccess: () =>
          toasts.show({
            tone: 'success',
            title: say(decision === 'confirm' ? 'changes.confirmed' : 'changes.refused'),
          }),
        onError: (error) => toasts.fail(error),
      },
    );
  const name = change.askedByName || say('changes.system');
  return (
    <article className="access-change">
      <div className="access-actions">
        <strong>{change.subjectName}</strong>
        <Badge tone="warning">{say('changes.state.waiting')}</Badge>
      </div>
      <DifferenceList lines={change.difference} />
      <p className="s-small s-muted">
        {say('changes.by', { name, when: formatMoment(change.askedAt, language) })} ·{' '}
        {say('changes.reason', { reason: change.reason })} ·{' '}
        {change.aloneAt === null
          ? say('changes.until', { when: formatMoment(change.expiresAt ?? '', language) })
          : say('changes.alone', { when: formatMoment(change.aloneAt, language) })}
      </p>
      {isOwn && <p className="s-small">{say('changes.own')}</p>}
      <div className="access-actions">
        {!isOwn && (
          <Button variant="primary" isPending={decide.isPending} onPress={() => send('confirm')}>
            {say('changes.confirm')}
          </Button>
        )}
        <Button isPending={decide.isPending} onPress={() => send('refuse')}>
          {say(isOwn ? 'changes.withdraw' : 'changes.refuse')}
        </Button>
      </div>
    </article>
  );
}
