import { EmptyState, LinkButton, PageHeader, Skeleton, Tabs, useWords } from '@sarn/platform-web';
import { areas, isAreaCode, partOf } from '@sarn/worklist/contract';
import type { AreaCode, AreaPart } from '@sarn/worklist/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { OutgoingList, dispatchWords } from '@sarn/dispatch/web';
import { Suspense } from 'react';
import { listsPath } from './paths.ts';
import { useTerms } from '@sarn/document/web';
import { useQueueName } from './list.client.ts';
import { ofPart } from './list-view.ts';
import { DocumentList } from './DocumentList.tsx';
import { ListKeys, WaitingFigures } from './WaitingHead.tsx';
import { useListView } from './use-list-view.ts';
import { listWords } from './words/list-words.ts';

/** The part of the export center that lists addressees, not documents. */
const recipients = 'recipients';

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
  const { view } = useListView();
  const { name, text, parts } = areas[code];
  const isRecipients = code === 'export-center' && view.part === recipients;
  const part = partOf(code, view.part);
  const { queues, queueKinds } = isRecipients || view.folder !== '' ? {} : part;
  return (
    <>
      <PageHeader
        above={say('index.above')}
        title={title ?? term(name)}
        meta={
          <>
            {queues && (
              <WaitingFigures ask={{ queues: queues.join(), kinds: queueKinds?.join() ?? '' }} />
            )}
            <span className="s-muted list-about">{term(text)}</span>
          </>
        }
        actions={!isRecipients && <ListKeys hasAct={queues !== undefined} />}
        onBack={() => void navigate({ to: listsPath })}
      />
      {parts.length === 1 ? (
        <DocumentList area={code} part={part} />
      ) : (
        <PartTabs {...{ code, part, isRecipients }} />
      )}
    </>
  );
}

interface PartTabsProps {
  readonly code: AreaCode;
  /** The part that is shown, unless the addressees are. */
  readonly part: AreaPart;
  readonly isRecipients: boolean;
}

/** The parts of an area, each in a tab; only the shown one asks for its documents. */
function PartTabs({ code, part, isRecipients }: PartTabsProps) {
  const say = useWords(listWords);
  const sayDispatch = useWords(dispatchWords);
  const term = useTerms();
  const { view, show } = useListView();
  const partName = usePartName();
  const isShown = ({ id }: AreaPart) => id === part.id && !isRecipients;
  return (
    <Tabs
      aria-label={say('list.parts')}
      selected={isRecipients ? recipients : part.id}
      onSelect={(id) => show(ofPart(view, id), true)}
      items={[
        ...areas[code].parts.map((one) => ({
          id: one.id,
          label: term(partName(one)),
          content: isShown(one) ? <DocumentList area={code} part={one} /> : null,
        })),
        ...(code === 'export-center'
          ? [
              {
                id: recipients,
                label: sayDispatch('title'),
                content: isRecipients ? <Recipients /> : null,
              },
            ]
          : []),
      ]}
    />
  );
}

/** The delivery of letters that go out, by their addressees. */
const Recipients = () => (
  <Suspense fallback={<Skeleton count={6} />}>
    <OutgoingList />
  </Suspense>
);

/** A list that is one queue has the name of that queue in this deployment. */
function usePartName() {
  const queueName = useQueueName();
  return (part: AreaPart) => {
    const [only, ...more] = part.queues ?? [];
    return only && more.length === 0 && !part.queueKinds ? queueName(only) : part.name;
  };
}
