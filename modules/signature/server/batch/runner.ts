import { AppError, newId } from '@sarn/kernel';
import type { SignedContext } from '@sarn/platform-server';
import type { Deps } from '../dependencies.ts';
import { beatMs } from './alive.ts';
import { beat, findBatch, stopBatch } from './batch.store.ts';
import { forgetSigner } from './confirm.ts';
import type { Signer } from './confirm.ts';
import { changeAll, changeItem, claimNext, listItems } from './item.store.ts';
import type { ItemRow } from './item.store.ts';
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
    await signInTurn(deps, order, run);
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

/** Documents that are begun at one time: one is rehearsed, one typeset and signed, one recorded. */
const mostBegun = 3;

/**
 * While a document is recorded, the pages of the next one are typeset and signed, and the one after that is rehearsed.
 * Rehearsals follow each other, and so do the records: each number is known before it is printed.
 */
async function signInTurn(deps: Deps, order: Order, run: Run): Promise<void> {
  const begun: { readonly item: BegunItem; readonly done: Promise<void> }[] = [];
  let recorded = Promise.resolve();
  try {
    for (;;) {
      const next = run.isStopping ? undefined : await nextItem(deps, order);
      if (!next) return;
      const before = begun.map(({ item }) => item);
      const item = await begin(deps, order, next, before);
      if (!item) continue;
      const done = recorded.then(() => finish(deps, order, item)).then(() => void begun.shift());
      // Whoever waits for it learns that it failed.
      done.catch(() => undefined);
      begun.push({ item, done });
      recorded = done;
      if (begun.length === mostBegun) await begun[0]?.done;
    }
  } finally {
    await recorded;
  }
}

const begin = (
  deps: Deps,
  order: Order,
  item: ItemRow,
  before: readonly BegunItem[],
): Promise<BegunItem | undefined> => {
  const { batchId, context, signer } = order;
  return beginItem(deps, context, signer, { batchId, item }, before).catch(
    async (error: unknown) => {
      await refuse(deps, order, item, error);
      return undefined;
    },
  );
};

const finish = (deps: Deps, order: Order, begun: BegunItem): Promise<void> =>
  begun.finish().catch((error: unknown) => refuse(deps, order, begun.item, error));

/** The next document, unless the batch was paused or taken over. */
const nextItem = (
  { documents: { platform } }: Deps,
  { batchId, runnerId }: Order,
): Promise<ItemRow | undefined> =>
  claimNext(platform.db, { batchId, runnerId, at: platform.clock.now().toISOString() });

/** Keeps why a document was refused; the batch goes on with the next one. */
async function refuse(
  { documents: { platform } }: Deps,
  { batchId }: Order,
  { documentId }: ItemRow,
  error: unknown,
): Promise<void> {
  const isKnown = error instanceof AppError;
  if (!isKnown) platform.log.error({ error, documentId }, 'a document of a batch was not signed');
  const { code, params } = isKnown
    ? error
    : { code: 'platform.internal', params: { requestId: batchId } };
  const at = platform.clock.now().toISOString();
  await platform.db.transaction((tx) =>
    changeItem(tx, { batchId, documentId }, ['signing'], {
      ...{ state: 'refused', at, failure: code, failureParams: params },
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
