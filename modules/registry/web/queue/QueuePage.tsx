import { EmptyState, PageHeader, useWords } from '@sarn/platform-web';
import { queueCards } from '@sarn/registry/contract';
import type { QueueCode } from '@sarn/registry/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useQueueName } from '../list/list.client.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
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
        onBack={() => void navigate({ to: '/sarabun/dashboard' })}
      />
      <QueueTable key={queue} code={queue} isPage />
    </>
  );
}
