import { useTerms } from '@sarn/document/web';
import { useWords } from '@sarn/platform-web';
import type { OrderView } from '@sarn/order-form/contract';
import { orderWords } from './words/order-words.ts';

/** Rows of the facts of a command: its form, whom it names, and who may open it. */
export function useOrderItems(order: OrderView | null) {
  const say = useWords(orderWords);
  const term = useTerms();
  if (!order) return [];
  return [
    { term: say('type'), value: term(order.typeTerm) },
    { term: say('people'), value: order.people.map(({ name }) => name).join(', '), isLong: true },
    { term: say('readers'), value: say(order.isForNamed ? 'namedOnly' : 'everybody') },
  ];
}
