import type { SignedContext, Tx } from '@sarn/platform-server';
import type { Dependencies } from './dependencies.ts';

/** What was done, to what, and with which details. */
export interface Noted {
  /** As `registry.circulate`; the names are in `contract/registry.acts.ts`. */
  readonly act: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly detail?: Readonly<Record<string, string | number | null>>;
}

/** Writes an act of the caller into the audit trail, in the transaction of the act. */
export async function noteAct(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { act, subject, detail = {} }: Noted,
): Promise<void> {
  await deps.platform.audit.write(tx, { act, callerId: caller.id, subject, detail, requestId });
}
