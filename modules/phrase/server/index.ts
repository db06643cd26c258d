import { fileURLToPath } from 'node:url';
import type { Organisation } from '@sarn/organisation/server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { phraseAuditWords, phraseErrors } from '../contract/index.ts';
import { agencyPhrases } from './agency-phrase.ts';
import { phraseRoutes } from './phrase.routes.ts';

export { readPhrases } from './own-phrase.store.ts';
export { phrasesFollowUnit } from './unit-followed.service.ts';

/** Phrases to write documents, orders and opinions with: one's own, those of the unit and of the agency. */
export function phraseModule(platform: Platform, organisation: Organisation): ServerModule {
  return {
    name: 'phrase',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    errors: phraseErrors,
    auditWords: phraseAuditWords,
    permissions: [],
    routes: phraseRoutes(platform, organisation),
    settings: [agencyPhrases],
  };
}
