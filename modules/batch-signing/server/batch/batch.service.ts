import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { beginBatch, resumeBatch } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { ruleOf } from '@sarn/signature/server';
import { isAlive } from './alive.ts';
import {
  findBatch,
  findOpenBatch,
  holdBatch,
  insertBatch,
  stopBatch,
  takeOverBatch,
} from './batch.store.ts';
import type { BatchRow } from './batch.store.ts';
import { chosenItems } from './chosen-items.ts';
import { confirmBatch, forgetSigner, useUp } from './confirm.ts';
import type { Confirmation } from './confirm.ts';
import { changeAll, changeItem, insertItems, listShownItems, tryAgain } from './item.store.ts';
import type { ShownRow } from './item.store.ts';
import type { BatchRunner } from './runner.ts';

export interface BatchDeps extends Deps {
  readonly runner: BatchRunner;
}

/**
 * Checks secret and code once, keeps which documents are to be signed, and begins to sign them.
 *
 * @throws AppError as the call tells
 */
export async function begin(
  deps: BatchDeps,
  context: SignedContext,
  input: InputOf<typeof beginBatch>,
): Promise<{ id: string }> {
  const { platform } = deps.documents;
  const { id, method } = input;
  const personId = context.caller.id;
  if (await findBatch(platform.db, id, personId)) return { id };
  if (await findOpenBatch(platform.db, personId)) throw new AppError('signature.batch-open');
  const { items, kinds } = await chosenItems(deps, context.caller, input.documents);
  const asksCode = await asksCodeFor(platform.db, kinds);
  const confirmed = await confirmBatch(deps, context, { ...input, asksCode });
  await startWith(deps, context, { id, confirmed }, async (tx, runnerId, at) => {
    if (!(await insertBatch(tx, { id, personId, method, runnerId, at }))) {
      throw new AppError('signature.batch-open');
    }
    await insertItems(tx, id, items, at);
    await platform.audit.write(tx, {
      act: 'signature.batch-begin',
      callerId: personId,
      subject: { kind: 'signature-batch', id },
      detail: { method, count: items.length },
      requestId: context.requestId,
    });
  });
  return { id };
}

/** Writes that the batch is being signed, with what the person confirmed, and signs it. */
async function startWith(
  { documents: { platform }, runner }: BatchDeps,
  context: SignedContext,
  { id, confirmed }: { readonly id: string; readonly confirmed: Confirmation },
  writing: (tx: Tx, runnerId: string, at: string) => Promise<void>,
): Promise<void> {
  const runnerId = runner.newRunnerId();
  try {
    await platform.db.transaction(async (tx) => {
      const at = platform.clock.now().toISOString();
      await useUp(tx, confirmed, at);
      await writing(tx, runnerId, at);
    });
  } catch (error) {
    forgetSigner(confirmed.signer);
    throw error;
  }
  const { signer, shown } = confirmed;
  runner.start({ batchId: id, runnerId, context, signer, shown });
}

/** Whether a digital signature of one of these kinds asks for a code. */
export async function asksCodeFor(h: Handle, kinds: readonly string[]): Promise<boolean> {
  const rules = await Promise.all([...new Set(kinds)].map((kind) => ruleOf(h, kind)));
  return rules.some(({ asksCode }) => asksCode);
}

/** The batch of the caller, held. @throws AppError 'signature.no-batch' */
async function held(tx: Tx, id: string, personId: string): Promise<BatchRow> {
  const batch = await holdBatch(tx, id, personId);
  if (!batch) throw new AppError('signature.no-batch');
  return batch;
}

/**
 * Goes on with what is not signed, after the person confirmed again.
 *
 * @throws AppError as the call tells
 */
export async function resume(
  deps: BatchDeps,
  context: SignedContext,
  { id, again, shown, secret, code }: InputOf<typeof resumeBatch>,
): Promise<Record<string, never>> {
  const { platform } = deps.documents;
  const { db } = platform;
  const batch = await findBatch(db, id, context.caller.id);
  if (!batch) throw new AppError('signature.no-batch');
  const open = await findOpenBatch(db, context.caller.id);
  if (open && open.id !== id) throw new AppError('signature.batch-open');
  const items = await listShownItems(db, id, context.caller.principals);
  const asksCode = await asksCodeFor(db, openKinds(items));
  const given = { method: batch.method, secret, code, shown, asksCode };
  const confirmed = await confirmBatch(deps, context, given);
  await startWith(deps, context, { id, confirmed }, async (tx, runnerId, at) => {
    const known = await held(tx, id, context.caller.id);
    if (isAlive(known, platform.clock.now())) throw new AppError('signature.batch-running');
    for (const seen of again) await tryAgain(tx, id, seen, at);
    await changeAll(tx, id, ['signing'], { state: 'waiting', at });
    await takeOverBatch(tx, id, { runnerId, at });
  });
  return {};
}

/** Kinds of what is left of a batch. */
export const openKinds = (items: readonly ShownRow[]): string[] =>
  items.filter(({ state }) => state !== 'signed' && state !== 'removed').map(({ kind }) => kind);

/** Stops a batch after the document that is being signed. */
export async function pause(
  { documents: { platform } }: Deps,
  tx: Tx,
  { id: personId }: Caller,
  id: string,
): Promise<void> {
  const { state } = await held(tx, id, personId);
  const at = platform.clock.now().toISOString();
  if (state === 'running') await stopBatch(tx, id, { state: 'paused', at });
}

/** Takes a document out that is not signed: it waits for a signature as before. */
export async function remove(
  { documents: { platform } }: Deps,
  tx: Tx,
  { id: personId }: Caller,
  { id: batchId, documentId }: { readonly id: string; readonly documentId: string },
): Promise<void> {
  await held(tx, batchId, personId);
  const at = platform.clock.now().toISOString();
  const from = ['waiting', 'refused'] as const;
  await changeItem(tx, { batchId, documentId }, from, { state: 'removed', at });
}

/** Ends a batch that stands still. @throws AppError 'signature.batch-running' */
export async function end(
  { documents: { platform } }: Deps,
  tx: Tx,
  { id: personId }: Caller,
  id: string,
): Promise<void> {
  const batch = await held(tx, id, personId);
  if (isAlive(batch, platform.clock.now())) throw new AppError('signature.batch-running');
  const at = platform.clock.now().toISOString();
  await changeAll(tx, id, ['waiting', 'signing'], { state: 'removed', at });
  await stopBatch(tx, id, { state: 'ended', at });
}
