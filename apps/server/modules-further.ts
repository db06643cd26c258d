import type { Organisation } from '@sarn/organisation/server';
import type { Platform, ServerModule } from '@sarn/platform-server';

/** What modules of further work may ask of others. */
export interface FurtherNeeds {
  /** Who is who today. */
  readonly organisation: Organisation;
}

type MakeModule = (platform: Platform, needs: FurtherNeeds) => ServerModule;

/** Modules of other work than documents, by name; `npm run new:module` adds its own. */
const makers: Readonly<Record<string, MakeModule>> = {};

/** Their names, with which the paths of their calls begin. */
export const furtherNames: readonly string[] = Object.keys(makers);

/** The modules of further work: each brings what it has and is named nowhere else. */
export const composeFurther = (platform: Platform, needs: FurtherNeeds): readonly ServerModule[] =>
  Object.values(makers).map((make) => make(platform, needs));
