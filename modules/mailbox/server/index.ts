import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule, Tx } from '@sarn/platform-server';
import type { ArrivalAnswer } from '@sarn/intake/contract';
import { mailboxAuditWords, mailboxErrors } from '../contract/index.ts';
import { answerDecision } from './answer.service.ts';
import type { MailboxDependencies, MailboxNeeds } from './dependencies.ts';
import { mailboxPart } from './choice.service.ts';
import { mailboxCheck } from './mailbox.health.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import type { MailboxSettings } from './mailbox.settings.ts';
import { createWatch } from './watch.ts';

export type { MailboxNeeds } from './dependencies.ts';
export type { MailboxSettings } from './mailbox.settings.ts';
export type { MailReport } from './report.rules.ts';

/** The agency's own mailbox as the composition sees it. */
export interface MailboxModule extends ServerModule {
  /** Tells the sender of an arrival what became of it. */
  readonly answer: (tx: Tx, answer: ArrivalAnswer) => Promise<void>;
}

/** Letters that come by mail: read, checked, put into the queue of arrivals, and answered. */
export function mailboxModule(
  platform: Platform,
  needs: MailboxNeeds & { readonly settings: MailboxSettings | null },
): MailboxModule {
  const deps: MailboxDependencies = { ...needs, platform };
  const watch = needs.settings && createWatch(deps, needs.settings);
  return {
    name: 'mailbox',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    errors: mailboxErrors,
    auditWords: mailboxAuditWords,
    permissions: [],
    configuration: [mailboxPart(deps)],
    routes: mailboxRoutes(deps, watch),
    healthChecks: [mailboxCheck(deps)],
    answer: (tx, answer) => answerDecision(deps, tx, answer),
    start: () => Promise.resolve(watch?.start()),
    stop: () => watch?.stop() ?? Promise.resolve(),
  };
}
