import { createHash, randomInt } from 'node:crypto';
import { AppError, newId, toArabicDigits } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { firstRunLimits } from '../contract/index.ts';
import type { confirmTestMail, sendTestMail } from '../contract/index.ts';
import { changeRun, countMailAttempt, findMail, putMail } from './first-run.store.ts';
import type { FirstRun } from './needs.ts';
import { beginStep, endStep } from './turn.ts';

const digits = 6;

const hashOf = (to: string, typed: string): Buffer =>
  createHash('sha256')
    .update(`${to}/${toArabicDigits(typed).replace(/\D/g, '')}`)
    .digest();

/** Sends a mail with a number that is typed back: it proves that mails arrive, not only that they leave. */
export async function sendTest(
  deps: FirstRun,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { seen, to }: InputOf<typeof sendTestMail>,
): Promise<void> {
  const { platform } = deps;
  if (to === '') throw new AppError('platform.invalid-input', { fields: 'to' });
  const run = await beginStep(tx, 'mail', seen);
  const number = String(randomInt(10 ** digits)).padStart(digits, '0');
  await putMail(tx, {
    sentTo: to,
    hash: hashOf(to, number),
    at: platform.clock.now().toISOString(),
  });
  await platform.mail.send(tx, { to, ...testMail(number), key: `first-run.mail/${newId()}` });
  await changeRun(tx, { version: run.version + 1 });
  await platform.audit.write(tx, {
    ...{ act: 'first-run.mail-sent', callerId: caller.id, requestId },
    subject: { kind: 'first-run', id: 'mail' },
  });
}

const testMail = (number: string) => ({
  subject: `รหัสทดสอบอีเมล ${number}`,
  text: `เรียน ผู้ดูแลระบบ

อีเมลนี้ส่งจากระบบสำนักงานอิเล็กทรอนิกส์เพื่อทดสอบการส่ง
กรอกรหัส ${number} ที่หน้าตั้งค่าครั้งแรก ภายใน ${firstRunLimits.mailMinutes} นาที

----
A test of sending mail: type ${number} on the page of the first setup.
`,
});

/**
 * Whether the number is that of the last test mail. A wrong one is counted, so this is no transaction
 * that a refusal rolls back.
 *
 * @throws AppError 'first-run.mail-code-wrong', 'first-run.mail-code-over'
 */
export async function confirmTest(
  deps: FirstRun,
  { caller, requestId }: SignedContext,
  { seen, typed }: InputOf<typeof confirmTestMail>,
): Promise<void> {
  const { db, clock } = deps.platform;
  const refusal = await db.transaction(async (tx) => {
    const run = await beginStep(tx, 'mail', seen);
    const mail = await findMail(tx);
    const since = clock.now().getTime() - firstRunLimits.mailMinutes * 60_000;
    if (!mail || Date.parse(mail.sentAt) < since) return 'first-run.mail-code-over';
    if (mail.attempts >= firstRunLimits.mailAttempts) return 'first-run.mail-code-over';
    if (!hashOf(mail.sentTo, typed).equals(mail.codeHash)) {
      await countMailAttempt(tx);
      return 'first-run.mail-code-wrong';
    }
    await endStep(deps, tx, { run, step: 'mail', state: 'done', by: caller.id, requestId });
    return null;
  });
  if (refusal !== null) throw new AppError(refusal);
}
