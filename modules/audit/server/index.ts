import { fileURLToPath } from 'node:url';
import { createAuditTrail } from '@sarn/platform-server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { auditErrors, auditPermissions, auditWordsOfAudit } from '../contract/index.ts';
import { auditCheck, auditMetrics } from './audit.health.ts';
import { auditRoutes } from './audit.routes.ts';
import { createChecks } from './check.service.ts';
import { createPhraseBook } from './phrase-book.ts';
import type { AuditNeeds } from './ports.ts';

export { resultSentence } from './check.words.ts';
export type { AuditNeeds, DocumentPort } from './ports.ts';

/** Searching and verifying the audit trail, and showing people who read their data. */
export function auditModule(platform: Platform, needs: AuditNeeds): ServerModule {
  const { db, clock, log, config } = platform;
  const trail = createAuditTrail({ db, clock, log, dataDir: config.dataDir });
  const { words, ...ports } = needs;
  const book = createPhraseBook([...words, auditWordsOfAudit]);
  const deps = { ...ports, platform, trail, book };
  const checks = createChecks(deps);
  return {
    name: 'audit',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: auditErrors,
    permissions: Object.values(auditPermissions),
    routes: auditRoutes(deps, checks),
    auditWords: auditWordsOfAudit,
    healthChecks: [auditCheck(platform)],
    metrics: [auditMetrics],
    stop: () => checks.stop(),
  };
}
