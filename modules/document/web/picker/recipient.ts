import type { MayAct } from '@sarn/document/contract';

/** A unit or person a document is to be sent to, with the name shown. */
export interface ChosenRecipient {
  readonly unitId?: string | undefined;
  readonly personId?: string | undefined;
  readonly name: string;
  readonly role: 'main' | 'info';
}

/** Its key in lists: a unit or person can be chosen once only. */
export function recipientKey(recipient: ChosenRecipient): string {
  return recipient.unitId ?? recipient.personId ?? '';
}

/** Recipients as the contract's schema wants them. */
export function toRecipients(recipients: readonly ChosenRecipient[]) {
  return recipients.map(({ unitId, personId, role }) =>
    unitId ? { unitId, role } : { personId, role },
  );
}

/** Those named by the order, offered first. */
export function orderedRecipients(may: MayAct): readonly ChosenRecipient[] {
  return may.recipients.map((recipient) => ({ ...recipient }));
}
