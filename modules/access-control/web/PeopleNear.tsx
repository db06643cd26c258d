import { Avatar, Card, useWords } from '@sarn/platform-web';
import { Minus } from 'lucide-react';
import { useWhoMay } from './group.client.ts';
import type { PeopleWhoMayProps } from './PeopleWhoMay.tsx';
import { accessWords } from './words/access-words.ts';

/** Who is often asked for an act and may not do it, each with why not; a press shows what they may do. */
export function PeopleNear({ asked, chosenId, onChoose }: PeopleWhoMayProps) {
  const say = useWords(accessWords);
  const near = useWhoMay(asked).data?.near ?? [];
  if (near.length === 0) return null;
  return (
    <Card isFlush title={say('who.near')}>
      <p className="who-note s-small s-muted">{say('who.nearText')}</p>
      <ul className="who-list" aria-label={say('who.near')}>
        {near.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className="who-person"
              aria-pressed={person.id === chosenId}
              onClick={() => onChoose(person.id)}
            >
              <Avatar name={person.name} size="s" />
              <span className="who-text">
                <strong>{person.name}</strong>
                <span className="s-small s-muted">{person.text}</span>
                <span className="who-reason s-small">
                  <Minus size={16} aria-hidden="true" />
                  {person.refusal}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
