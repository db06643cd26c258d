import { registerWords, useWords } from '@sarn/platform-web';
import { en } from './words/en.ts';
import { th } from './words/th.ts';

const queueActWords = registerWords('queue-act', { th, en });

const isAct = (name: string): name is keyof typeof th => Object.hasOwn(th, name);

/**
 * The words of a button that leads to what a document waits for. An entry point of its own: the first page
 * shows them, and nothing else of this module.
 *
 * @returns what is done with documents of a queue; one that a deployment added only opens them
 */
export function useQueueAct(): (queue: string) => string {
  const say = useWords(queueActWords);
  return (queue) => say(isAct(queue) ? queue : 'open');
}
