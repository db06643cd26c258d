import type { ErrorParams } from '@sarn/kernel';
import { Card, LinkButton, PageHeader, Panels, useWords } from '@sarn/platform-web';
import { Lock } from 'lucide-react';
import { placeWords } from './words/place-words.ts';
import './places.css';

interface ForbiddenPageProps {
  /** What is missing, as the server would tell it of a call of the page. */
  readonly params?: ErrorParams;
}

/** The page exists, but this person has no permission for it, or it is switched off. */
export function ForbiddenPage({ params = {} }: ForbiddenPageProps) {
  const say = useWords(placeWords);
  return (
    <div className="place-page">
      <PageHeader title={say('forbidden.title')} />
      <Card>
        <div className="place-note">
          <Lock size={28} aria-hidden="true" />
          <p>{say('forbidden.text')}</p>
          <Panels
            {...{ place: 'refusal', subjectId: 'platform.forbidden', params }}
            permissions={[]}
          />
          <LinkButton href="/portal" variant="primary">
            {say('forbidden.home')}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
