import type { ChangeResult } from '@sarn/access-control/contract';
import { useWords } from '@sarn/platform-web';
import type { ToastOptions } from '@sarn/platform-web';
import { accessWords } from './words/access-words.ts';

/** What is said after a change: that it holds, or that it waits for a second person. */
export function useTold(): (result: ChangeResult) => ToastOptions {
  const say = useWords(accessWords);
  return ({ state, aloneAt }) =>
    state === 'applied'
      ? { title: say('saved') }
      : {
          ...{ tone: 'info' as const, title: say('waits'), timeoutMs: 8_000 },
          text: say(aloneAt === null ? 'waitsText' : 'waitsAlone'),
        };
}
