import type { ReactNode } from 'react';
import { QueueNameContext } from '@sarn/document/web';
import { useQueueName } from './list.client.ts';

/** Gives pages the names of the queues in this deployment. */
export function QueueNames({ children }: { readonly children: ReactNode }) {
  return <QueueNameContext value={useQueueName()}>{children}</QueueNameContext>;
}
