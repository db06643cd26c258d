import type { Handle, Tx } from '@sarn/platform-server';
import { newcomers } from '@sarn/document/server';
import { sampleRequestNews } from '../contract/index.ts';
import type { SampleRequestNeeds } from './needs.ts';
import { sampleRequestEngine, sortKeys } from './sample-request.part.ts';
import type { SampleRequest } from './sample-request.store.ts';

/**
 * Rings the bell of everybody for whom a request waits after a step; where it waits for nobody, that
 * of the person who asked. Who took the step is not told.
 */
export async function ringNext(
  needs: SampleRequestNeeds,
  tx: Tx,
  after: SampleRequest,
  actorId: string,
): Promise<void> {
  const waiting = sampleRequestEngine
    .waitingFor(after)
    .flatMap(({ queue, keys }) => keys.map((principal) => ({ code: queue, principal })));
  const told = new Set([actorId]);
  const found = await newcomers(waiting, (keys) => peopleFor(needs, tx, keys), told);
  for (const { code, personIds } of found) {
    await tell(needs, tx, after, {
      personIds,
      kind: `queue.${code}`,
      title: sampleRequestNews.came,
    });
  }
  if (waiting.length > 0 || told.has(after.requesterId)) return;
  const ended = { kind: 'answered', title: sampleRequestNews.answered };
  await tell(needs, tx, after, { personIds: [after.requesterId], ...ended });
}

async function peopleFor(
  { organisation }: SampleRequestNeeds,
  h: Handle,
  keys: readonly string[],
): Promise<string[]> {
  const { permissions, principals } = sortKeys(keys);
  const people = await organisation.peopleForPrincipals(h, principals);
  for (const permission of permissions) {
    people.push(...(await organisation.peoplePermitted(h, permission)));
  }
  return [...new Set(people)];
}

interface Notice {
  readonly personIds: readonly string[];
  readonly kind: string;
  readonly title: { readonly th: string; readonly en: string };
}

const tell = (
  { notifications }: SampleRequestNeeds,
  tx: Tx,
  { id, title }: SampleRequest,
  notice: Notice,
): Promise<void> =>
  notifications.tell(tx, {
    ...notice,
    // The name of this module, which tells its notices from those of others.
    ...{ module: 'sample-request', message: title, place: `/sample-request/${id}` },
  });
