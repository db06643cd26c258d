import { PageHeader, Tabs, useWords } from '@sarn/platform-web';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { GroupsTab } from './GroupsTab.tsx';
import { ReceivedTab } from './ReceivedTab.tsx';
import { SentTab } from './SentTab.tsx';
import { circulationWords } from './words/circulation-words.ts';
import './circulation.css';
import '@sarn/document/registry.css';

/** `/sarabun/circulation`: what the reader received and follows, and the reader's groups. */
export default function CirculationsPage() {
  const say = useWords(circulationWords);
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const items = [
    { id: 'open', label: say('tab.open'), content: <ReceivedTab state="open" /> },
    { id: 'all', label: say('tab.all'), content: <ReceivedTab state="all" /> },
    { id: 'sent', label: say('tab.sent'), content: <SentTab /> },
    { id: 'groups', label: say('tab.groups'), content: <GroupsTab /> },
  ];
  return (
    <>
      <PageHeader above={say('above')} title={say('title')} />
      <Tabs
        aria-label={say('title')}
        selected={items.some(({ id }) => id === tab) ? tab : 'open'}
        onSelect={(id) => void navigate({ to: '.', search: { tab: id }, replace: true })}
        items={items}
      />
    </>
  );
}
