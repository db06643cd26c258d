import { issueArchiveTicket } from '@sarn/authentication/contract';
import { call, toasts, writeStored } from '@sarn/platform-web';
import { withSignOn } from './module-target.ts';

/**
 * Opens the document archive in a new tab, signed on by a ticket that is valid once.
 *
 * The tab is opened before the ticket is loaded: one opened afterwards would be blocked.
 */
export async function openArchivePage(address: string): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { ticket } = await call(issueArchiveTicket, {});
    writeStored('userAuth', ticket);
    const page = withSignOn(address, ticket);
    if (tab) tab.location.href = page;
    else window.location.assign(page);
  } catch (error) {
    tab?.close();
    toasts.fail(error);
  }
}
