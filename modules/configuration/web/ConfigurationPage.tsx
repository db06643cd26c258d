import type { ConfigurationSection } from '@sarn/configuration/contract';
import { configurationSections } from '@sarn/configuration/contract';
import { Loaded, PageHeader, UndoButton, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { CardsCard } from './CardsCard.tsx';
import { useConfiguration, useUndoValues, useValueHistory } from './configuration.client.ts';
import { EmblemCard } from './EmblemCard.tsx';
import { HistoryButton } from './HistoryDialog.tsx';
import { SectionCard } from './SectionCard.tsx';
import { configurationWords } from './words/configuration-words.ts';
import './configuration.css';

const sections = Object.keys(configurationSections) as ConfigurationSection[];

/** `/settings/{menuID}/admin-configs`: names, emblem, colours and other values of the deployment. */
export default function ConfigurationPage() {
  const say = useWords(configurationWords);
  const found = useConfiguration();
  // The forms begin anew when former values are back.
  const [begun, setBegun] = useState(0);
  return (
    <div className="configuration-page">
      <PageHeader
        title={say('title')}
        meta={<span className="s-muted">{say('meta')}</span>}
        actions={
          <>
            <UndoLast onUndone={() => void found.refetch().then(() => setBegun(begun + 1))} />
            <HistoryButton />
          </>
        }
      />
      <Loaded query={found} lines={10}>
        {({ rows, emblem, cards }) => (
          <>
            <EmblemCard key={`emblem ${begun}`} emblem={emblem} />
            {sections.map((section) => (
              <SectionCard key={`${section} ${begun}`} section={section} rows={rows} />
            ))}
            <CardsCard key={`cards ${begun}`} saved={cards} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Takes back the own last change; shown while that is possible. */
function UndoLast({ onUndone }: { readonly onUndone: () => void }) {
  const undo = useUndoValues();
  if (useValueHistory(undefined).data?.mayUndo !== true) return null;
  return <UndoButton isPending={undo.isPending} onUndo={() => undo.mutateAsync().then(onUndone)} />;
}
