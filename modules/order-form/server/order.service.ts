import { AppError } from '@sarn/kernel';
import type { Dependencies } from '@sarn/document/server';
import { assertOffered, commandTypes, findCommandType } from '@sarn/document-classes/server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { OrderChoice, OrderView } from '../contract/index.ts';
import { findOrder, replaceOrder } from './order.store.ts';

/**
 * Keeps the form of a command and the persons whom it names, with its draft.
 *
 * @throws AppError 'settings.ended' (R12) unless the draft had the form before,
 *   'settings.unknown-value', 'registry.order-person-unknown'
 */
export async function keepOrder(
  { platform, organisation }: Dependencies,
  tx: Tx,
  documentId: string,
  { commandType, namedPersonIds }: OrderChoice,
): Promise<void> {
  const named = commandType === '' ? [] : [...new Set(namedPersonIds)];
  if (commandType !== '') {
    const before = (await findOrder(tx, documentId))?.commandType ?? null;
    await assertOffered(platform, tx, commandTypes, commandType, before);
  }
  const known = await organisation.personCard(tx, named);
  if (known.length < named.length) throw new AppError('registry.order-person-unknown');
  await replaceOrder(tx, documentId, { commandType, namedPersonIds: named });
}

/**
 * A form that names persons needs one before the draft leaves its drafter.
 *
 * @throws AppError 'registry.order-names-nobody'
 */
export async function assertNamed(tx: Tx, documentId: string): Promise<void> {
  const order = await findOrder(tx, documentId);
  const type = order && (await findCommandType(tx, order.commandType));
  if (type?.hasNamed && order?.namedPersonIds.length === 0) {
    throw new AppError('registry.order-names-nobody', { name: type.th });
  }
}

/**
 * Who reads an order once it is published, by the settings of that moment.
 *
 * @returns keys of the named persons; null where everybody may read it
 */
export async function orderReaders(h: Handle, documentId: string): Promise<string[] | null> {
  const order = await findOrder(h, documentId);
  const type = order && (await findCommandType(h, order.commandType));
  if (!order || !type?.isForNamed) return null;
  return order.namedPersonIds.map((person) => `p:${person}`);
}

/** What the page of a command shows of its form. */
export async function orderOf(
  { organisation }: Dependencies,
  h: Handle,
  documentId: string,
): Promise<OrderView | null> {
  const order = await findOrder(h, documentId);
  const type = order && (await findCommandType(h, order.commandType));
  if (!order || !type) return null;
  const cards = await organisation.personCard(h, [...order.namedPersonIds]);
  const { th, en, isForNamed, offersActing } = type;
  return {
    commandType: order.commandType,
    typeTerm: { th, en },
    ...{ isForNamed, offersActing },
    people: order.namedPersonIds.flatMap((person) => {
      const card = cards.find(({ id }) => id === person);
      return card ? [{ id: card.id, name: card.name, positionName: card.positionName }] : [];
    }),
  };
}
