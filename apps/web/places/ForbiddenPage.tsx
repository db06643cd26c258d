import { Card, LinkButton, PageHeader, useWords } from '@sarn/platform-web';
import { Lock } from 'lucide-react';
import { placeWords } from './words/place-words.ts';
import './places.css';

/** The page exists, but this person has no permission for it. */
export function ForbiddenPage() {
  const say = useWords(placeWords);
  return (
    <div className="place-page">
      <PageHeader title={say('forbidden.title')} />
      <Card>
        <div className="place-note">
          <Lock size={28} aria-hidden="true" />
          <p>{say('forbidden.text')}</p>
          <LinkButton href="/portal" variant="primary">
            {say('forbidden.home')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
