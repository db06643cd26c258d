import type { ContactDraft } from '@sarn/contact/contract';
import type { LetterDeps } from './letter-dependencies.ts';
import { officeMoment } from './office-time.ts';
import type { Month } from './month.ts';
import { senders } from './senders.ts';
import type { Sender, SenderKey } from './senders.ts';

const registrar = 'saraban';
/** Agencies that take letters by e-mail, at an address that nobody has. */
const withMail: ReadonlySet<SenderKey> = new Set([
  ...(['stat', 'budget', 'digital', 'ministry', 'water', 'farm'] as const),
  ...(['sripana', 'town', 'uni'] as const),
]);
const byExchange: ReadonlySet<SenderKey> = new Set(['treasury', 'civil', 'cyber', 'forest']);

/** The address book: whoever writes to the agency, with where its answers go. */
export const contacts: readonly ContactDraft[] = (
  Object.entries(senders) as [SenderKey, Sender][]
).map(([key, sender]) => ({
  kind: sender.code === undefined ? 'person' : 'agency',
  name: sender.th,
  abbreviation: '',
  address: sender.address.join(' '),
  email: withMail.has(key) ? `saraban@${key}.example` : '',
  phone: sender.phone,
  exchangeCode: byExchange.has(key) ? (sender.code ?? '') : '',
  usualMethod: withMail.has(key) ? 'email' : byExchange.has(key) ? 'exchange' : 'post',
  note: '',
}));

/** Writes them on the first morning of the month. */
export async function keepContacts(
  { days }: Pick<Month, 'days'>,
  { keepContact }: LetterDeps,
): Promise<void> {
  for (const contact of contacts) {
    await keepContact({ by: registrar, at: officeMoment(days, 0) }, contact);
  }
}
