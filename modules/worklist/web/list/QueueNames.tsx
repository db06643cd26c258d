import type { ReactNode } from 'react';
import { QueueNameContext } from '@sarn/document/web';
import { useQueueName } from './list.client.ts';

/** Gives pages the names that this deployment has for the queues. */
export function QueueNames({ children }: { readonly children: ReactNode }) {
  return <QueueNameContext value={useQueueName()}>{children}</QueueNameContext>;
}
