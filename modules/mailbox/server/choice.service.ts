import { readPart } from '@sarn/platform-server';
import type { ConfigurationPart, SignedContext, Tx } from '@sarn/platform-server';
import type { InputOf } from '@sarn/kernel';
import { saveMailbox } from '../contract/index.ts';
import type { MailboxDependencies } from './dependencies.ts';
import { findChoice, setChoice } from './mailbox.store.ts';

/** Sets what the mailbox answers by itself. */
export async function saveChoice(
  { platform: { clock, audit } }: MailboxDependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  choice: InputOf<typeof saveMailbox>,
): Promise<void> {
  await setChoice(tx, choice, { personId: caller.id, at: clock.now().toISOString() });
  await audit.write(tx, {
    act: 'mailbox.set',
    callerId: caller.id,
    subject: { kind: 'mailbox', id: caller.id },
    detail: { acknowledges: choice.acknowledges, tellsNumber: choice.tellsNumber },
    requestId,
  });
}

/** What the mailbox answers by itself, for the file of the configuration. */
export const mailboxPart = (deps: MailboxDependencies): ConfigurationPart => ({
  code: 'agency-mailbox',
  title: { th: 'คำตอบอัตโนมัติของกล่องจดหมายกลาง', en: 'Automatic answers of the mailbox' },
  tables: ['mailbox_setting'],
  labels: {
    acknowledges: { th: 'ตอบว่าได้รับแล้ว', en: 'Acknowledges letters' },
    tellsNumber: { th: 'แจ้งเลขรับ', en: 'Tells the number' },
  },
  isOwn: () => false,
  async read(h) {
    const { acknowledges, tellsNumber } = await findChoice(h);
    const fields = { acknowledges, tellsNumber };
    return [{ code: 'answers', name: 'คำตอบอัตโนมัติ', fields }];
  },
  async write(tx, { context }, { after }) {
    await saveChoice(deps, tx, context, readPart(saveMailbox.input, after?.fields));
    return 'done';
  },
});
