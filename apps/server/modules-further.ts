import { dataRequestModule } from '@sarn/data-request/server';
import type { DataRequestNeeds } from '@sarn/data-request/server';
import type { Organisation } from '@sarn/organisation/server';
import type { NotificationService } from '@sarn/notification/server';
import type { Platform, ServerModule } from '@sarn/platform-server';

/** What other modules than those of documents may ask of the platform and of lower modules. */
export interface FurtherNeeds extends DataRequestNeeds {
  /** The people of the agency today. */
  readonly organisation: Organisation;
  /** The bell. */
  readonly notifications: NotificationService;
}

type MakeModule = (platform: Platform, needs: FurtherNeeds) => ServerModule;

/** Modules for work other than documents, by name; `npm run new:module` adds its own. */
const makers: Readonly<Record<string, MakeModule>> = {
  'data-request': dataRequestModule,
};

/** Their names, with which the paths of their calls begin. */
export const furtherNames: readonly string[] = Object.keys(makers);

/** The modules for other work: each is named only here. */
export const composeFurther = (platform: Platform, needs: FurtherNeeds): readonly ServerModule[] =>
  Object.values(makers).map((make) => make(platform, needs));
