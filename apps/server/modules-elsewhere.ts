import { exchangeModule } from '@sarn/exchange/server';
import type { FileModule } from '@sarn/file/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import { mailboxModule } from '@sarn/mailbox/server';
import type { MailReport } from '@sarn/mailbox/server';
import type { Platform, ServerModule, Tx } from '@sarn/platform-server';
import { arrivalOwner } from '@sarn/intake/server';
import type { Records } from '@sarn/records/server';
import type { ModuleSettings } from './module-settings.ts';

interface Below {
  readonly organisation: OrganisationModule;
  readonly file: FileModule;
  readonly registry: Records;
}

/** The modules by which letters arrive, each connected to the registry's queue of arrivals. */
export function composeElsewhere(
  platform: Platform,
  settings: ModuleSettings,
  { organisation, file, registry }: Below,
): readonly ServerModule[] {
  const { arrivals } = registry;
  const queue = { bring: arrivals.bring, ownerKind: arrivalOwner };
  const mailbox = mailboxModule(platform, {
    ...queue,
    settings: settings.mailbox,
    files: file.fileService,
    organisation: organisation.organisation,
    reported: (tx, report) => tellDispatch(registry, tx, report),
  });
  arrivals.answerBy('mailbox', mailbox.answer);
  const { dispatch } = registry;
  const exchange = exchangeModule(platform, {
    ...queue,
    files: file.fileService,
    organisation: organisation.organisation,
    gateway: settings.gateway,
    partnerNetworks: settings.partnerNetworks,
    letterFacts: dispatch.letterFacts,
    letterToSend: dispatch.letterToSend,
    recordResult: dispatch.recordDispatchResult,
  });
  arrivals.answerBy('exchange', exchange.answer);
  dispatch.connect(exchange.way);
  return [mailbox, exchange];
}

const outcomes = { failed: 'bounced', delivered: 'delivered', displayed: 'delivered' } as const;

/**
 * Records what a mail server or a reader reports of an official letter; a delay is not recorded.
 */
async function tellDispatch(
  { dispatch }: Records,
  tx: Tx,
  { messageId, kind, text }: MailReport,
): Promise<void> {
  if (kind === 'delayed') return;
  await dispatch.recordDispatchResult(tx, { messageId, outcome: outcomes[kind], detail: text });
}
