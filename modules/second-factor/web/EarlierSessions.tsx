import type { OwnSession } from '@sarn/authentication/contract';
import { Button, formatMoment, useLanguage, useToasts, useWords } from '@sarn/platform-web';
import { TriangleAlert } from 'lucide-react';
import { useEndEarlier } from './second-factor.client.ts';
import { secondFactorWords } from './words/second-factor-words.ts';

/** Sessions opened by the password alone; only the person can say whether they are theirs. */
export function EarlierSessions({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const say = useWords(secondFactorWords);
  const language = useLanguage();
  const toasts = useToasts();
  const end = useEndEarlier();
  if (sessions.length === 0) return null;
  const press = (id: string): void =>
    end.mutate(id, {
      onSuccess: () => toasts.show({ tone: 'success', title: say('panel.ended') }),
      onError: (error) => toasts.fail(error),
    });
  return (
    <section className="factor-earlier" aria-label={say('panel.earlier')}>
      <h3>
        <TriangleAlert size={18} aria-hidden="true" />
        {say('panel.earlier')}
      </h3>
      <p className="s-small">{say('panel.earlierText')}</p>
      <ul className="s-record-list">
        {sessions.map(({ id, device, lastSeenAt }) => (
          <li key={id}>
            <div className="s-record-list-text">
              <span className="s-record-list-name">{device || say('panel.unknownDevice')}</span>
              <span className="s-muted s-small">
                {say('panel.lastSeen', { at: formatMoment(lastSeenAt, language) })}
              </span>
            </div>
            <Button onPress={() => press(id)} isPending={end.isPending}>
              {say('panel.end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
