import { useWords } from '@sarn/platform-web';
import type { ActingOrder } from '@sarn/delegation/contract';
import { actingWords } from './words/acting-words.ts';

/** Both sides of an order as text. */
export function useOrderNames() {
  const say = useWords(actingWords);
  return {
    delegate: ({ delegatePerson, delegatePost }: ActingOrder): string =>
      delegatePerson?.name ?? say('whoever', { post: delegatePost?.name ?? '' }),
    principal: ({ principalPost, principalUnit }: ActingOrder): string =>
      principalPost?.name ?? say('wholeUnit', { unit: principalUnit?.name ?? '' }),
  };
}
