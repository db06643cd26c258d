import { need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { RecordsActs } from '@sarn/records/server';
import { drawnSignature } from './signature.ts';
import type { DemoNews } from './step.ts';

interface Carried extends Omit<DemoNews, 'to'> {
  readonly day: CivilDate;
  readonly documentId: string;
  /** The addressee. */
  readonly name: string;
}

/** A messenger is back: who took the letter in the delivery book, or why it was brought back. */
export async function carried(
  acts: RecordsActs,
  tx: Tx,
  context: SignedContext,
  { day, documentId, name, outcome, detail = '', receiveNumber = '', receiverName = '' }: Carried,
): Promise<void> {
  const { caller } = context;
  const today = await acts.deliveryBook(tx, caller, { day });
  const book = today.lastDay ? await acts.deliveryBook(tx, caller, { day: today.lastDay }) : today;
  const { id } = need(
    book.rows.find((row) => row.documentId === documentId && row.unitName === name),
    `nobody carries ${documentId} to ${name}`,
  );
  if (outcome === 'rejected') {
    await acts.markUndelivered(tx, context, { id, reason: detail });
    return;
  }
  const signature = drawnSignature(receiverName);
  await acts.handOver(tx, context, { id, receiverName, receiveNumber, signature });
}
