import type { OutputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { getStarts } from '../contract/index.ts';
import { lettersToAnswer, writtenBefore } from './start.store.ts';

/** With what the caller is likely to begin. */
export async function starts(
  deps: Dependencies,
  { id, principals }: Caller,
): Promise<OutputOf<typeof getStarts>> {
  const { db, clock } = deps.platform;
  const [written, toAnswer] = await Promise.all([
    writtenBefore(db, { authorId: id, readerKeys: principals, now: clock.now().toISOString() }),
    lettersToAnswer(db, principals),
  ]);
  return { writtenBefore: written, toAnswer };
}
