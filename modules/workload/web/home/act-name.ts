import { th } from './words/th.ts';

/** What is done with a document of a queue, as the name of its phrase; other queues only open it. */
export type ActName = keyof typeof th.act;

const isActName = (name: string): name is ActName => Object.hasOwn(th.act, name);

/** The phrase of the act for which documents of a queue wait. */
export const actName = (queue: string): ActName => (isActName(queue) ? queue : 'open');
