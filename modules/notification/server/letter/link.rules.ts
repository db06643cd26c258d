import type { PlatformConfig } from '@sarn/platform-server';
import { linkedModules } from '../../contract/index.ts';
import type { ChannelCode } from '../../contract/index.ts';
import type { Delivery } from '../outbox/outbox.store.ts';

/** Where the application is reached from outside. */
export type House = Pick<PlatformConfig, 'publicUrl' | 'basePath'>;

type About = Pick<Delivery, 'module' | 'documentId' | 'documentRef' | 'options' | 'messageHtml'>;

/** An address below the base path, as people open it. */
export function addressOf({ publicUrl, basePath }: House, path: string): string {
  return `${publicUrl}${basePath}${path}`;
}

// Names of specification §2: what a link of this channel calls itself.
const apiNames: Record<ChannelCode, string> = {
  email: 'email',
  line: 'line',
  push: 'notification',
};

/**
 * Where a letter leads: to the document through /portal (specification §2), to the meeting, to the
 * page that was named, to the first link of the message, else to the list of what the module told.
 */
export function linkOf(house: House, channel: ChannelCode, about: About): string {
  if (about.documentId !== null) return documentLink(house, channel, about.documentId, about);
  if (about.module === 'MEET') {
    const { ID } = about.options;
    const isId = typeof ID === 'string' || typeof ID === 'number';
    if (isId)
      return addressOf(house, `meet/mainUser.php?page=MEETTERM1000&id=${encodeURIComponent(ID)}`);
  }
  const place = about.options['PATH'];
  if (typeof place === 'string') return addressOf(house, place.slice(1));
  const isLinked = linkedModules.some((module) => module === about.module);
  const first = isLinked ? firstLinkOf(house, about.messageHtml) : null;
  return first ?? addressOf(house, `notification-all/${encodeURIComponent(about.module)}`);
}

function documentLink(
  house: House,
  channel: ChannelCode,
  documentId: string,
  { documentRef }: About,
): string {
  const api = apiNames[channel];
  // §2: links of LINE carry no enc flag, so they name the plain id.
  if (channel === 'line') {
    return addressOf(
      house,
      `portal?api=${api}&view=document&docId=${encodeURIComponent(documentId)}`,
    );
  }
  const enc = documentRef === '' || documentRef === documentId ? 'n' : 'y';
  const docId = encodeURIComponent(enc === 'y' ? documentRef : documentId);
  return addressOf(house, `portal?api=${api}&view=document&docId=${docId}&enc=${enc}`);
}

/** The first link of a sanitised message, made whole; null when it leads nowhere known. */
function firstLinkOf({ publicUrl, basePath }: House, html: string): string | null {
  const written = /<a href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const url = written ? URL.parse(written, `${publicUrl}${basePath}`) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
