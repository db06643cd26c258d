import { AppError, newId } from '@sarn/kernel';
import type { SignedContext } from '@sarn/platform-server';
import type { Deps } from '../dependencies.ts';
import { beatMs } from './alive.ts';
import { beat, findBatch, stopBatch } from './batch.store.ts';
import { forgetSigner } from './confirm.ts';
import type { Signer } from './confirm.ts';
import { changeAll, changeItem, claimNext, listItems } from './item.store.ts';
import type { ItemRow } from './item.store.ts';
import { anewCode } from './shown.ts';
import type { Shown } from './shown.ts';
import { beginItem } from './sign-item.ts';
import type { BegunItem } from './sign-item.ts';

interface Run {
  isStopping: boolean;
}

interface Order {
  readonly batchId: string;
  readonly runnerId: string;
  readonly context: SignedContext;
  readonly signer: Signer;
  readonly shown: Shown;
}

/** A batch that is being signed. */
interface Running extends Order {
  readonly run: Run;
}

/**
 * Signs the documents of batches after their calls were answered, one after the other. The key is in this process
 * only, so a batch whose process ends stands still until its person confirms again.
 */
export function createBatchRunner(deps: Deps) {
  const runs = new Map<string, { readonly run: Run; readonly done: Promise<void> }>();
  const settled = async (): Promise<void> => {
    while (runs.size > 0) await Promise.all([...runs.values()].map(({ done }) => done));
  };
  return {
    /** A name for one run of a batch. */
    newRunnerId: newId,
    start(order: Order): void {
      const run = { isStopping: false };
      const done = signAll(deps, order, run).finally(() => runs.delete(order.runnerId));
      runs.set(order.runnerId, { run, done });
    },
    /** Stops after the documents that are being signed now. */
    async stop(): Promise<void> {
      for (const { run } of runs.values()) run.isStopping = true;
      await settled();
    },
    /** Resolves when no batch is being signed here. */
    settled,
  };
}

export type BatchRunner = ReturnType<typeof createBatchRunner>;

async function signAll(deps: Deps, order: Order, run: Run): Promise<void> {
  const { platform } = deps.documents;
  const now = () => platform.clock.now().toISOString();
  const { batchId, runnerId, signer } = order;
  const timer = setInterval(() => {
    beat(platform.db, batchId, { runnerId, at: now() }).catch((error: unknown) =>
      platform.log.warn({ error }, 'the beat of a batch was not written'),
    );
  }, beatMs);
  try {
    await signInTurn(deps, { ...order, run });
  } catch (error) {
    // Such as a database that is gone: the batch stands still, and its person can go on.
    platform.log.error({ error, batchId }, 'a batch of signatures stopped');
  } finally {
    clearInterval(timer);
    forgetSigner(signer);
    await close(deps, order).catch((error: unknown) =>
      platform.log.error({ error, batchId }, 'the end of a batch was not written'),
    );
  }
}

/** Documents that are begun at one time: one is rehearsed, one typeset and signed, two recorded. */
const mostBegun = 4;

interface Recorded {
  readonly item: BegunItem;
  /** Whether it was signed anew. */
  readonly done: Promise<boolean>;
}

/**
 * While a document is recorded, the pages of the next one are typeset and signed, and the one after that is rehearsed.
 * Rehearsals follow each other: each number is known before it is printed. The record of a document begins when the
 * one before has taken its number, and takes its own after that one has ended: the database makes it wait.
 */
async function signInTurn(deps: Deps, order: Running): Promise<void> {
  const begun = new Set<Recorded>();
  let numbered = Promise.resolve();
  let isOvertaken = false;
  const all = () => [...begun].map(({ done }) => done);
  try {
    for (;;) {
      // Somebody else took a number: what is rehearsed now has others, and is waited for.
      if (isOvertaken) await Promise.all(all());
      isOvertaken = false;
      const next = order.run.isStopping ? undefined : await nextItem(deps, order);
      if (!next) break;
      const before = [...begun].map(({ item }) => item);
      const item = await begin(deps, order, next, before);
      if (!item) continue;
      const { done, isNumbered } = record(deps, order, item, numbered);
      const recorded = { item, done };
      begun.add(recorded);
      // Whoever waits for it learns that it failed.
      done.then(
        (isAnew) => {
          begun.delete(recorded);
          isOvertaken ||= isAnew;
        },
        () => undefined,
      );
      numbered = isNumbered;
      if (begun.size === mostBegun) await Promise.race(all());
    }
    await Promise.all(all());
  } finally {
    // The key is needed until the last of them is over.
    await Promise.allSettled(all());
  }
}

/** @returns also when the next one may begin: its number is taken, or it is over */
function record(deps: Deps, order: Running, item: BegunItem, before: Promise<void>) {
  const { promise: isNumbered, resolve } = Promise.withResolvers<void>();
  const done = before.then(() => finish(deps, order, item, resolve)).finally(resolve);
  return { done, isNumbered };
}

const begin = (
  deps: Deps,
  order: Running,
  item: ItemRow,
  before: readonly BegunItem[],
): Promise<BegunItem | undefined> => {
  const { batchId, context } = order;
  return beginItem(deps, context, order, { batchId, item }, before).catch(
    async (error: unknown) => {
      await refuse(deps, order, item, error);
      return undefined;
    },
  );
};

const finish = (
  deps: Deps,
  order: Running,
  begun: BegunItem,
  numbered: () => void,
): Promise<boolean> =>
  begun.finish(numbered).catch(async (error: unknown) => {
    await refuse(deps, order, begun.item, error);
    return true;
  });

/** The next document, unless the batch was paused or taken over. */
const nextItem = (
  { documents: { platform } }: Deps,
  { batchId, runnerId }: Order,
): Promise<ItemRow | undefined> =>
  claimNext(platform.db, { batchId, runnerId, at: platform.clock.now().toISOString() });

/**
 * Keeps why a document was refused; the batch goes on with the next one. One that would not be signed as it was shown waits
 * again, and the batch stops: most of what is left has other numbers, too.
 */
async function refuse(
  { documents: { platform } }: Deps,
  { batchId, shown, run }: Running,
  { documentId }: ItemRow,
  error: unknown,
): Promise<void> {
  const isKnown = error instanceof AppError;
  if (!isKnown) platform.log.error({ error, documentId }, 'a document of a batch was not signed');
  const { code, params } = isKnown
    ? error
    : { code: 'platform.internal', params: { requestId: batchId } };
  const isAnew = code === anewCode && shown?.has(documentId) === true;
  if (isAnew) run.isStopping = true;
  const at = platform.clock.now().toISOString();
  await platform.db.transaction((tx) =>
    changeItem(tx, { batchId, documentId }, ['signing'], {
      ...{ state: isAnew ? 'waiting' : 'refused', at, failure: code, failureParams: params },
    }),
  );
}

/** Over where nothing waits any more, else paused; nothing where another process took it over. */
const close = (
  { documents: { platform } }: Deps,
  { batchId, runnerId, context }: Order,
): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const batch = await findBatch(tx, batchId, context.caller.id);
    if (batch?.runnerId !== runnerId || batch.state === 'ended') return;
    const at = platform.clock.now().toISOString();
    await changeAll(tx, batchId, ['signing'], { state: 'waiting', at });
    const isOver = (await listItems(tx, batchId)).every(({ state }) => state !== 'waiting');
    await stopBatch(tx, batchId, { state: isOver ? 'ended' : 'paused', at });
  });
