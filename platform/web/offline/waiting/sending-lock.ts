/**
 * Runs the work in one tab of this browser at a time; the next tab then finds nothing to send.
 *
 * Browsers give locks to https pages only. Without them two tabs may send one act twice; its key
 * makes it one act.
 */
export async function withSendingLock<R>(work: () => Promise<R>): Promise<R> {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks ? locks.request('sarn-sending', work) : work();
}
