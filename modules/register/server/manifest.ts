import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { numberAuditWords, numberErrors, registerPermissions } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { bookRoutes } from './book.routes.ts';
import { bookSettings } from './display/book.store.ts';
import { registerFileParts } from './file-parts.ts';
import { numberingRoutes } from './numbering/numbering.routes.ts';
import { receivingCheck } from './point/point.health.ts';
import type { NumberSettings } from '../contract/index.ts';
import type { KeptBooks } from './display/book.store.ts';
import type { SharingUnits } from './share/sharing-units.ts';

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Most numbers in one reservation. */
    readonly reserveAtMost: number;
    /** The way of numbering that this agency chose. */
    readonly numbering: NumberSettings;
    readonly registerBooks: KeptBooks;
    readonly sharingUnits: SharingUnits;
  }
}

/** The registers and their numbers. */
export function registerModule(deps: Dependencies): ServerModule {
  return {
    name: 'register',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    // Units, their posts and secret registrars: the registration points.
    reads: ['document', 'organisation'],
    errors: numberErrors,
    auditWords: numberAuditWords,
    permissions: registerPermissions,
    settings: [bookSettings],
    configuration: registerFileParts(deps),
    healthChecks: [receivingCheck(deps)],
    routes: [...bookRoutes(deps), ...numberingRoutes(deps)],
  };
}
