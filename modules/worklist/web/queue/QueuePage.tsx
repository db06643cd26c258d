import { EmptyState, PageHeader, useWords } from '@sarn/platform-web';
import { queueCards } from '@sarn/document/contract';
import type { QueueCode } from '@sarn/document/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useQueueName } from '../list/list.client.ts';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { ListKeys, WaitingFigures } from '../list/WaitingHead.tsx';
import { QueueTable } from './QueueTable.tsx';

/** A queue under its own address, for phones and links. */
export default function QueuePage() {
  const say = useWords(registryWords);
  const term = useTerms();
  const queueName = useQueueName();
  const navigate = useNavigate();
  const { code = '' } = useParams({ strict: false }) as { code?: string };
  if (!Object.hasOwn(queueCards, code)) return <EmptyState title={say('queue.unknown')} />;
  const queue = code as QueueCode;
  return (
    <>
      <PageHeader
        title={term(queueName(queue))}
        meta={<WaitingFigures ask={{ queues: queue }} />}
        actions={<ListKeys />}
        onBack={() => void navigate({ to: '/sarabun/dashboard' })}
      />
      <QueueTable key={queue} code={queue} isPage />
    </>
  );
}
