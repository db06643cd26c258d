import type { FileModule } from '@sarn/file/server';
import type { Identity } from '@sarn/identity/server';
import { mailboxModule } from '@sarn/mailbox/server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { arrivalOwner } from '@sarn/registry/server';
import type { Registry } from '@sarn/registry/server';
import type { ModuleSettings } from './module-settings.ts';

interface Below {
  readonly identity: Identity;
  readonly file: FileModule;
  readonly registry: Registry;
}

/** The ways by which letters come from elsewhere, each joined to the registry's queue of arrivals. */
export function composeElsewhere(
  platform: Platform,
  settings: ModuleSettings,
  { identity, file, registry }: Below,
): readonly ServerModule[] {
  const { arrivals } = registry;
  const queue = { bring: arrivals.bring, ownerKind: arrivalOwner };
  const mailbox = mailboxModule(platform, {
    ...queue,
    settings: settings.mailbox,
    files: file.fileService,
    organisation: identity.organisation,
    reported: () => Promise.resolve(),
  });
  arrivals.answerBy('mailbox', mailbox.answer);
  return [mailbox];
}
