import { Badge, Card, LinkButton, PageHeader, useLanguage, useWords } from '@sarn/platform-web';
import { inLanguage } from '@sarn/portal/web';
import type { PlannedPlace } from './planned-place.ts';
import { placeWords } from './words/place-words.ts';
import './places.css';

/** The page of a function that is not built yet: what it will do, and what to use until then. */
export function NotYetPage({ place }: { readonly place: PlannedPlace }) {
  const say = useWords(placeWords);
  const language = useLanguage();
  const { title, purpose, meanwhile } = place;
  return (
    <div className="place-page">
      <PageHeader
        title={inLanguage(title, language)}
        meta={<Badge tone="warning">{say('notYet.badge')}</Badge>}
      />
      <Card>
        <div className="place-note">
          <p>{say('notYet.text')}</p>
          <h2>{say('notYet.will')}</h2>
          <p>{inLanguage(purpose, language)}</p>
          <h2>{say('notYet.meanwhile')}</h2>
          <LinkButton href={meanwhile.path} variant="primary">
            {inLanguage(meanwhile.label, language)}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
