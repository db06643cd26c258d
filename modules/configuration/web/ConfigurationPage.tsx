import type { ConfigurationSection } from '@sarn/configuration/contract';
import { configurationSections } from '@sarn/configuration/contract';
import { Button, Loaded, PageHeader, errorText, useToasts, useWords } from '@sarn/platform-web';
import { Undo2 } from 'lucide-react';
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
            <UndoButton onUndone={() => void found.refetch().then(() => setBegun(begun + 1))} />
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
function UndoButton({ onUndone }: { readonly onUndone: () => void }) {
  const say = useWords(configurationWords);
  const toasts = useToasts();
  const undo = useUndoValues();
  if (useValueHistory(undefined).data?.mayUndo !== true) return null;
  const press = () =>
    undo.mutate(undefined, {
      onSuccess: () => {
        onUndone();
        toasts.show({ tone: 'success', title: say('history.undoDone') });
      },
      onError: (error) => toasts.show({ tone: 'danger', title: errorText(error) }),
    });
  return (
    <Button size="s" icon={<Undo2 size={16} />} isPending={undo.isPending} onPress={press}>
      {say('history.undo')}
    </Button>
  );
}
