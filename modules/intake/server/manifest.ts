import { fileURLToPath } from 'node:url';
import type { OfficeHours } from '@sarn/kernel';
import type { ServerModule } from '@sarn/platform-server';
import {
  arrivalErrors,
  arrivalAuditWords,
  arrivalNews,
  incomingErrors,
} from '../contract/index.ts';
import { arrivalOwner, arrivalsOf } from './arrival/arrival-entry.ts';
import { arrivalEntry } from './arrival/arrival.jobs.ts';
import { arrivalRoutes } from './arrival/arrival.routes.ts';
import { blankArrivals } from './arrival/arrival.store.ts';
import type { Dependencies } from '@sarn/document/server';
import { stampSettings } from './registration/receive-stamp.service.ts';
import { registrationSettings } from './registration/registration.service.ts';
import type { FormLook } from './receipt/receipt.service.ts';
import { incomingRoutes } from './incoming.routes.ts';

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Office hours, in which the time to act of a speed class passes. */
    readonly officeHours: OfficeHours;
  }
}

/**
 * Letters from elsewhere, and registering them. `arrivals` takes those of other systems.
 *
 * @param look the typeface of the agency, in which receipts are set
 */
export function intakeModule(deps: Dependencies, look: FormLook) {
  deps.slots.relatedContent.push({
    ownerKind: arrivalOwner,
    tables: ['arrival'],
    ownersOf: arrivalsOf,
    blank: async (tx, documentId) => void (await blankArrivals(tx, documentId)),
  });
  const arrivals = arrivalEntry(deps);
  const module: ServerModule = {
    name: 'intake',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['contact', 'document', 'register'],
    holdsText: ['arrival'],
    errors: { ...arrivalErrors, ...incomingErrors },
    auditWords: arrivalAuditWords,
    permissions: [],
    news: arrivalNews,
    settings: [registrationSettings(deps.platform), stampSettings],
    routes: [...incomingRoutes(deps, look), ...arrivalRoutes(deps)],
    jobs: [arrivals.job],
  };
  return { module, arrivals };
}
