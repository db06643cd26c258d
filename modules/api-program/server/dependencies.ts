import type { NotificationService } from '@sarn/notification/server';
import type { Organisation, People } from '@sarn/organisation/server';
import type { Endpoint } from '@sarn/kernel';
import type { Platform } from '@sarn/platform-server';
import type { ScopeTable } from './scope-permissions.ts';

/** What the module needs of others; the composition gives it. */
export interface ApiProgramNeeds {
  readonly organisation: Pick<Organisation, 'personCard' | 'contacts' | 'units'>;
  readonly people: Pick<People, 'createPerson' | 'updatePerson'>;
  readonly notifications: Pick<NotificationService, 'tell'>;
  /** Every call of the application; a function, because modules above are composed later. */
  readonly endpoints: () => readonly Endpoint[];
}

export interface ApiProgramDependencies extends ApiProgramNeeds {
  readonly platform: Platform;
  readonly scopes: () => ScopeTable;
}
