import { EmptyState, LinkButton, PageHeader, Tabs, useWords } from '@sarn/platform-web';
import { areas, isAreaCode, partOf } from '@sarn/worklist/contract';
import type { AreaCode, AreaPart } from '@sarn/worklist/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { dispatchWords, outgoingPath } from '@sarn/dispatch/web';
import { Send } from 'lucide-react';
import { listsPath } from './paths.ts';
import { useTerms } from '@sarn/document/web';
import { useQueueName } from './list.client.ts';
import { ofPart } from './list-view.ts';
import { DocumentList } from './DocumentList.tsx';
import { useListView } from './use-list-view.ts';
import { listWords } from './words/list-words.ts';

interface AreaPageProps {
  readonly area?: AreaCode;
  /** In place of the name of the area, where the page is known by another. */
  readonly title?: string;
}

/**
 * An area of the registry: its lists, one at a time; all choices of the reader are in the address.
 */
export default function AreaPage({ area, title }: AreaPageProps) {
  const say = useWords(listWords);
  const { area: named = '' } = useParams({ strict: false }) as { area?: string };
  const code = area ?? named;
  if (!isAreaCode(code)) {
    return (
      <EmptyState
        title={say('index.unknown')}
        action={<LinkButton href={listsPath}>{say('index.back')}</LinkButton>}
      />
    );
  }
  return <AreaLists key={code} code={code} title={title} />;
}

function AreaLists({
  code,
  title,
}: {
  readonly code: AreaCode;
  readonly title: string | undefined;
}) {
  const say = useWords(listWords);
  const term = useTerms();
  const navigate = useNavigate();
  const { view, show } = useListView();
  const partName = usePartName();
  const { name, text, parts } = areas[code];
  const part = partOf(code, view.part);
  return (
    <>
      <PageHeader
        above={say('index.above')}
        title={title ?? term(name)}
        meta={<span className="s-muted">{term(text)}</span>}
        onBack={() => void navigate({ to: listsPath })}
        actions={code === 'export-center' && <OutgoingLink />}
      />
      {parts.length === 1 ? (
        <DocumentList area={code} part={part} />
      ) : (
        <Tabs
          aria-label={say('list.parts')}
          selected={part.id}
          onSelect={(id) => show(ofPart(view, id), true)}
          items={parts.map((one) => ({
            id: one.id,
            label: term(partName(one)),
            content: one.id === part.id ? <DocumentList area={code} part={one} /> : null,
          }))}
        />
      )}
    </>
  );
}

/** From the letters that go out to the delivery of each to its addressees. */
function OutgoingLink() {
  const say = useWords(dispatchWords);
  return (
    <LinkButton href={outgoingPath} variant="quiet" icon={<Send size={18} />}>
      {say('title')}
    </LinkButton>
  );
}

/** A list that is one queue has the name of that queue in this deployment. */
function usePartName() {
  const queueName = useQueueName();
  return (part: AreaPart) => {
    const [only, ...more] = part.queues ?? [];
    return only && more.length === 0 && !part.queueKinds ? queueName(only) : part.name;
  };
}
