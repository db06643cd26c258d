import { Badge, Card, LinkButton, PageHeader, useWords } from '@sarn/platform-web';
import { laterWords } from './words/later-words.ts';
import type { th } from './words/th.ts';
import './later.css';

interface LaterPageProps {
  /** Which page: its title and what will be set there. */
  readonly page: keyof typeof th.page;
}

/** A settings page whose subject is not part of the product yet: what will be set, and what is done now. */
export function LaterPage({ page }: LaterPageProps) {
  const say = useWords(laterWords);
  const lines = (text: string) => text.split('\n');
  return (
    <div className="later-page">
      <PageHeader
        title={say(`page.${page}.title`)}
        meta={<Badge tone="warning">{say('state')}</Badge>}
      />
      <p className="later-lead">{say('lead')}</p>
      <Card title={say('later')}>
        <ul className="later-list">
          {lines(say(`page.${page}.later`)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <Card title={say('meanwhile')}>
        <ul className="later-list">
          {lines(say('now')).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <LinkButton href="/manual">{say('manual')}</LinkButton>
      </Card>
    </div>
  );
}
