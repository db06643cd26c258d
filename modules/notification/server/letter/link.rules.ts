import type { PlatformConfig } from '@sarn/platform-server';
import { linkedModules } from '../../contract/index.ts';
import type { ChannelCode } from '../../contract/index.ts';
import type { Delivery } from '../outbox/outbox.store.ts';

/** The public address of the application. */
export type PublicAddress = Pick<PlatformConfig, 'publicUrl' | 'basePath'>;

type About = Pick<Delivery, 'module' | 'documentId' | 'documentRef' | 'options' | 'messageHtml'>;

/** The full address of a path below the base path. */
export function addressOf({ publicUrl, basePath }: PublicAddress, path: string): string {
  return `${publicUrl}${basePath}${path}`;
}

// Names of specification §2 for the channel of a link.
const apiNames: Record<ChannelCode, string> = {
  email: 'email',
  line: 'line',
  push: 'notification',
};

/**
 * The link of a letter: the document through /portal (specification §2), the meeting, the page
 * that was given, the first link of the message, else the list of notifications of the module.
 */
export function linkOf(publicAddress: PublicAddress, channel: ChannelCode, about: About): string {
  if (about.documentId !== null)
    return documentLink(publicAddress, channel, about.documentId, about);
  if (about.module === 'MEET') {
    const { ID } = about.options;
    const isId = typeof ID === 'string' || typeof ID === 'number';
    if (isId)
      return addressOf(
        publicAddress,
        `meet/mainUser.php?page=MEETTERM1000&id=${encodeURIComponent(ID)}`,
      );
  }
  const place = about.options['PATH'];
  if (typeof place === 'string') return addressOf(publicAddress, place.slice(1));
  const isLinked = linkedModules.some((module) => module === about.module);
  const first = isLinked ? firstLinkOf(publicAddress, about.messageHtml) : null;
  return first ?? addressOf(publicAddress, `notification-all/${encodeURIComponent(about.module)}`);
}

function documentLink(
  publicAddress: PublicAddress,
  channel: ChannelCode,
  documentId: string,
  { documentRef }: About,
): string {
  const api = apiNames[channel];
  // §2: links of LINE have no enc flag, so they contain the plain id.
  if (channel === 'line') {
    return addressOf(
      publicAddress,
      `portal?api=${api}&view=document&docId=${encodeURIComponent(documentId)}`,
    );
  }
  const enc = documentRef === '' || documentRef === documentId ? 'n' : 'y';
  const docId = encodeURIComponent(enc === 'y' ? documentRef : documentId);
  return addressOf(publicAddress, `portal?api=${api}&view=document&docId=${docId}&enc=${enc}`);
}

/** The first link of a sanitised message as full address; null when there is no usable one. */
function firstLinkOf({ publicUrl, basePath }: PublicAddress, html: string): string | null {
  const written = /<a href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const url = written ? URL.parse(written, `${publicUrl}${basePath}`) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
