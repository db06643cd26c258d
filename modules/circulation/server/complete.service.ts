import { AppError, fillSentence } from '@sarn/kernel';
import type { Logger, SignedContext, Tx } from '@sarn/platform-server';
import { registryErrors, usualRetention } from '@sarn/document/contract';
import { act } from '@sarn/document/server';
import type { BothLanguages, Dependencies } from '@sarn/document/server';
import { completeCirculation, findCompleted, listLeftOpen } from './circulation.store.ts';
import type { CompletedCirculation } from './circulation.store.ts';
import { tell } from './tell.ts';

/** Starts the job that closes the matter of a circulation; see `closeMatter`. */
export type StartClosing = (tx: Tx, id: string) => Promise<unknown>;

/**
 * When nobody is left to acknowledge: the sender is told, or the matter is closed first where the sender
 * wished so.
 */
export async function complete(
  deps: Dependencies,
  tx: Tx,
  id: string,
  startClosing: StartClosing,
): Promise<void> {
  if (!(await completeCirculation(tx, id, deps.platform.clock.now().toISOString()))) return;
  const done = await findCompleted(tx, id);
  if (done?.closing) await startClosing(tx, id);
  else if (done) await tellSenders(deps, tx, done, { th: '', en: '' });
}

/** Completes those for which only people who have left could acknowledge. @returns how many */
export async function completeLeftOpen(
  deps: Dependencies,
  tx: Tx,
  startClosing: StartClosing,
): Promise<number> {
  const rows = await listLeftOpen(tx);
  for (const { id } of rows) await complete(deps, tx, id, startClosing);
  return rows.length;
}

/**
 * Closes the matter for the sender, by the act and in the posts of the sender as they are now. Where it
 * is not possible any more, the sender is told why and closes it by hand.
 *
 * @param key of the run of the job, told in history and audit trail
 */
export async function closeMatter(
  deps: Dependencies,
  tx: Tx,
  id: string,
  { key, log }: { readonly key: string; readonly log: Logger },
): Promise<void> {
  const done = await findCompleted(tx, id);
  if (!done?.closing) return;
  const refused = await closed(deps, done, { key, log });
  const outcome: BothLanguages = refused
    ? {
        th: ` แต่ปิดเรื่องให้ไม่ได้: ${refused.th}`,
        en: `, but the matter could not be closed: ${refused.en}`,
      }
    : { th: ' และปิดเรื่องให้แล้ว', en: ', and the matter is closed' };
  await tellSenders(deps, tx, done, outcome);
}

/** In a transaction of its own: a refusal leaves nothing of the act. @returns why it was refused */
async function closed(
  { platform, ...rest }: Dependencies,
  { documentId, sentBy, closing }: CompletedCirculation,
  { key, log }: { readonly key: string; readonly log: Logger },
): Promise<BothLanguages | null> {
  if (!closing) return null;
  const deps = { platform, ...rest };
  const context = contextOf(sentBy, key, log);
  const form = { retention: usualRetention, note: 'ผู้รับหนังสือเวียนรับทราบครบแล้ว' };
  const run = (own: Tx) =>
    // The name of the form, so that nothing but a closing is ever done in this way.
    act(deps, own, context, { documentId, ...closing, asked: 'close', form });
  try {
    await platform.db.transaction(run, { isSeparate: true });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return sentenceOf(error);
  }
}

const otherwise = {
  th: 'ขั้นตอนของเรื่องเปลี่ยนไปแล้ว กรุณาปิดเรื่องด้วยตนเอง',
  en: 'the document has moved on; please close it yourself',
};

function sentenceOf({ code, params }: AppError): BothLanguages {
  const known: Readonly<Record<string, BothLanguages>> = registryErrors;
  const { th, en } = known[code] ?? otherwise;
  return { th: fillSentence(th, params), en: fillSentence(en, params) };
}

/** The sender, as if they had pressed the button themselves. */
const contextOf = (personId: string, requestId: string, log: Logger): SignedContext => ({
  caller: {
    ...{ id: personId, sessionId: '', principals: [], permissions: new Set<string>() },
    language: 'th',
  },
  ...{ requestId, language: 'th', ip: '', userAgent: '', token: null, log },
});

/** Tells the sender, and who acts for the sender. */
async function tellSenders(
  deps: Dependencies,
  tx: Tx,
  done: CompletedCirculation,
  outcome: BothLanguages,
): Promise<void> {
  const senders = await deps.organisation.peopleForPrincipals(tx, [`p:${done.sentBy}`]);
  const words = {
    th: `ผู้รับหนังสือเวียนรับทราบครบ ${done.people} คนแล้ว${outcome.th}`,
    en: `All ${done.people} recipients have acknowledged the circular${outcome.en}`,
  };
  await tell(deps, tx, senders, { ...done, kind: 'circulation.completed', words });
}
