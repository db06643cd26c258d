import { PageHeader, Tabs, useWords } from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CandidatesTab } from './CandidatesTab.tsx';
import { HoldsTab } from './HoldsTab.tsx';
import { KeptTab } from './kept/KeptTab.tsx';
import { ListsTab } from './ListsTab.tsx';
import { useRetentionLists } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';
import './retention.css';
import '@sarn/document/registry.css';

/**
 * `/sarabun/retention`: destruction and transfer lists, documents whose time is over, legal holds.
 */
export default function RetentionPage() {
  const say = useWords(retentionWords);
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const { mayKeep = false, mayHold = false } = useRetentionLists({}).data ?? {};
  const items = [
    { id: 'lists', label: say('tab.lists'), content: <ListsTab /> },
    ...(mayKeep
      ? [
          { id: 'candidates', label: say('tab.candidates'), content: <CandidatesTab /> },
          { id: 'kept', label: say('tab.kept'), content: <KeptTab /> },
        ]
      : []),
    ...(mayHold ? [{ id: 'holds', label: say('tab.holds'), content: <HoldsTab /> }] : []),
  ];
  return (
    <>
      <PageHeader above={say('above')} title={say('title')} />
      <Tabs
        aria-label={say('title')}
        selected={items.find(({ id }) => id === tab)?.id ?? 'lists'}
        onSelect={(id) => void navigate({ to: '.', search: { tab: id }, replace: true })}
        items={items}
      />
    </>
  );
}
