import { createHash } from 'node:crypto';
import { formatInstant } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { leftOutReasons } from '@sarn/intake/contract';
import type { ArrivalAnswer, LeftOutReason } from '@sarn/intake/contract';
import type { MailboxDependencies } from './dependencies.ts';
import { mailLimits } from './mailbox.settings.ts';
import { countAnswers, findAnswerPlace, findChoice, noteAnswered } from './mailbox.store.ts';
import type { AnswerPlace } from './mailbox.store.ts';

const dayMs = 86_400_000;

/** The first answer: that the mail is here, and which of its files are not. */
export async function acknowledge(
  deps: MailboxDependencies,
  tx: Tx,
  place: AnswerPlace,
  mail: {
    readonly title: string;
    readonly leftOut: readonly { readonly name: string; readonly reason: LeftOutReason }[];
  },
): Promise<void> {
  const { acknowledges } = await findChoice(tx);
  // A sender whose file is missing is told so, also where nothing else is answered.
  if (!acknowledges && mail.leftOut.length === 0) return;
  const missing = mail.leftOut.map(({ name, reason }) => `- ${name}: ${leftOutReasons[reason].th}`);
  await answer(deps, tx, place, {
    key: 'received',
    subject: `ได้รับแล้ว: ${mail.title}`,
    lines: [
      `ได้รับจดหมายเรื่อง “${mail.title}” ของท่านแล้ว เมื่อ ${now(deps)} และอยู่ระหว่างตรวจสอบเพื่อลงทะเบียนรับ`,
      ...(missing.length > 0 ? ['', 'ไฟล์ต่อไปนี้ไม่ได้รับไว้ กรุณาส่งใหม่หรือส่งด้วยวิธีอื่น', ...missing] : []),
    ],
  });
}

const now = (deps: MailboxDependencies): string =>
  formatInstant(deps.platform.clock.now().toISOString(), 'full', 'th');

/** The last answer: the receive number, or why the mail was refused. */
export async function answerDecision(
  deps: MailboxDependencies,
  tx: Tx,
  { arrivalId, outcome, title, receiveNo, receivedAt, reason }: ArrivalAnswer,
): Promise<void> {
  const place = await findAnswerPlace(tx, arrivalId);
  if (!place) return;
  if (outcome === 'refused') {
    await answer(deps, tx, place, {
      key: 'refused',
      subject: `ไม่รับหนังสือ: ${title}`,
      lines: [`ไม่สามารถรับหนังสือเรื่อง “${title}” ของท่านได้`, '', `เหตุผล: ${reason}`],
    });
    return;
  }
  if (!(await findChoice(tx)).tellsNumber) return;
  await answer(deps, tx, place, {
    key: 'registered',
    subject: `เลขรับที่ ${receiveNo}: ${title}`,
    lines: [
      `ลงทะเบียนรับหนังสือเรื่อง “${title}” ของท่านแล้ว`,
      '',
      `เลขรับที่ ${receiveNo}`,
      `เมื่อ ${formatInstant(receivedAt, 'full', 'th')}`,
    ],
  });
}

/** Queues one mail, once, within the limit of answers to one address in a day. */
async function answer(
  deps: MailboxDependencies,
  tx: Tx,
  { messageKey, answerTo, inReplyTo }: AnswerPlace,
  said: { readonly key: string; readonly subject: string; readonly lines: readonly string[] },
): Promise<void> {
  const { platform, settings } = deps;
  if (answerTo === '' || settings === null) return;
  const at = platform.clock.now();
  const since = new Date(at.getTime() - dayMs).toISOString();
  if ((await countAnswers(tx, answerTo, since)) >= mailLimits.answersADay) return;
  const agency = (await deps.organisation.rootUnit(tx)).nameTh;
  const lines = [
    'เรียน ผู้ส่ง',
    '',
    ...said.lines,
    '',
    agency,
    settings.address,
    '',
    'จดหมายนี้ส่งโดยระบบอัตโนมัติ กรุณาอย่าตอบกลับ',
  ];
  const hash = createHash('sha256').update(messageKey).digest('hex');
  await platform.mail.send(tx, {
    to: answerTo,
    from: settings.address,
    subject: said.subject.slice(0, 300),
    text: lines.join('\n'),
    key: `mailbox ${said.key} ${hash}`,
    ...(inReplyTo ? { inReplyTo } : {}),
  });
  await noteAnswered(tx, messageKey, at.toISOString());
}
