import type { ConfigurationSection } from '@sarn/configuration/contract';
import { configurationSections } from '@sarn/configuration/contract';
import { Loaded, PageHeader, useWords } from '@sarn/platform-web';
import { CardsCard } from './CardsCard.tsx';
import { useConfiguration } from './configuration.client.ts';
import { EmblemCard } from './EmblemCard.tsx';
import { SectionCard } from './SectionCard.tsx';
import { configurationWords } from './words/configuration-words.ts';
import './configuration.css';

const sections = Object.keys(configurationSections) as ConfigurationSection[];

/** `/settings/{menuID}/admin-configs`: names, emblem, colours and other values of the deployment. */
export default function ConfigurationPage() {
  const say = useWords(configurationWords);
  const found = useConfiguration();
  return (
    <div className="configuration-page">
      <PageHeader title={say('title')} meta={<span className="s-muted">{say('meta')}</span>} />
      <Loaded query={found} lines={10}>
        {({ rows, emblem, cards }) => (
          <>
            <EmblemCard emblem={emblem} />
            {sections.map((section) => (
              <SectionCard key={section} section={section} rows={rows} />
            ))}
            <CardsCard saved={cards} />
          </>
        )}
      </Loaded>
    </div>
  );
}
