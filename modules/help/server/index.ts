import { fileURLToPath } from 'node:url';
import type { FileModule } from '@sarn/file/server';
import type { Handle, NamesPeople, Platform, ServerModule } from '@sarn/platform-server';
import { helpAuditWords, helpErrors, helpPermissions } from '../contract/index.ts';
import { helpRoutes } from './help.routes.ts';
import { currentVersion } from './policy/policy.service.ts';

export { manualOwner, mayReadManual } from './manual/manual.service.ts';

export interface HelpModule extends ServerModule {
  /** Name of the version of the privacy policy in force today, to which people agree. */
  readonly policyVersion: (h: Handle) => Promise<string>;
}

/** Manuals that the agency uploads, and its privacy policy with all its versions. */
export function helpModule(
  platform: Platform,
  { fileService: files, uploadSink }: Pick<FileModule, 'fileService' | 'uploadSink'>,
  people: NamesPeople,
): HelpModule {
  return {
    name: 'help',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    // Groups of users that a manual is for.
    reads: ['access-control'],
    errors: helpErrors,
    auditWords: helpAuditWords,
    permissions: Object.values(helpPermissions),
    routes: helpRoutes({ platform, files, people }, uploadSink),
    policyVersion: (h) => currentVersion(platform, h),
  };
}
