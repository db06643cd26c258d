/** A place in a queue, and a key for which it waits there. */
interface WaitingKey<Q extends string> {
  readonly code: Q;
  readonly principal: string;
}

/**
 * People in whose queues a subject came, by queue; each is told once, in the first of them.
 *
 * @param peopleFor the people who act for these keys today
 * @param told who is not told (any more), such as the one who took the step; those found are added
 */
export async function newcomers<Q extends string>(
  waiting: readonly WaitingKey<Q>[],
  peopleFor: (keys: readonly string[]) => Promise<readonly string[]>,
  told: Set<string>,
): Promise<{ readonly code: Q; readonly personIds: readonly string[] }[]> {
  const found = [];
  for (const [code, items] of Map.groupBy(waiting, (item) => item.code)) {
    const people = await peopleFor(items.map(({ principal }) => principal));
    const personIds = people.filter((id) => !told.has(id));
    for (const id of personIds) told.add(id);
    found.push({ code, personIds });
  }
  return found;
}
