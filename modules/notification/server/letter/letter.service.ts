import type { Handle } from '@sarn/platform-server';
import type { Contact } from '@sarn/organisation/server';
import type { OutsideLetter } from '../channel/channel.ts';
import type { Delivery } from '../outbox/outbox.store.ts';
import { listPreferences } from '../preference/preference.store.ts';
import type { NoticeModules } from '../notice-modules.ts';
import { compose, digestFieldsOf, fieldsOf } from './compose.rules.ts';
import type { Composed, LetterReader } from './compose.rules.ts';
import { addressOf, linkOf } from './link.rules.ts';
import type { PublicAddress } from './link.rules.ts';
import { digestTemplate, templateFor } from './templates.service.ts';

/** Where the application is, and what its own modules are called. */
export type Posting = PublicAddress & { readonly own: NoticeModules };

/** The letter about one notification, in the language its reader chose. */
export async function writeLetter(
  h: Handle,
  publicAddress: Posting,
  about: Delivery,
  to: Contact,
): Promise<OutsideLetter> {
  const reader = await readerOf(h, to, publicAddress);
  const link = linkOf(publicAddress, about.channel, about);
  const template = await templateFor(h, about.module, about.kind);
  const composed = compose(template[reader.language], fieldsOf(about, reader, link));
  return toLetter(publicAddress, about, composed, link, reader.language);
}

/**
 * The digest of a day. Its key is that of its oldest row, so that every attempt has the same key.
 *
 * @param items not read yet, oldest first, at least one
 */
export async function writeDigest(
  h: Handle,
  publicAddress: Posting,
  first: Delivery,
  items: readonly Delivery[],
  to: Contact,
  at: string,
): Promise<OutsideLetter> {
  const reader = await readerOf(h, to, publicAddress);
  const link = addressOf(publicAddress, 'notification-all');
  const linked = items.map((about) => ({
    about,
    link: linkOf(publicAddress, about.channel, about),
  }));
  const template = await digestTemplate(h);
  const fields = digestFieldsOf(linked, reader, link, at);
  return toLetter(
    publicAddress,
    first,
    compose(template[reader.language], fields),
    link,
    reader.language,
  );
}

async function readerOf(h: Handle, to: Contact, { own }: Posting): Promise<LetterReader> {
  const [preference] = await listPreferences(h, [to.id]);
  const language = preference?.language ?? 'th';
  return { language, own, name: (language === 'en' && to.nameEn) || to.name };
}

function toLetter(
  publicAddress: PublicAddress,
  { id, address, urgency }: Delivery,
  { heading, body, short }: Composed,
  link: string,
  language: 'th' | 'en',
): OutsideLetter {
  const settingsLink = addressOf(publicAddress, 'notification-settings');
  return { key: id, address, heading, body, short, link, settingsLink, language, urgency };
}
