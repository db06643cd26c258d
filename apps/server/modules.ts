import type { Authenticate, Platform, ServerModule } from '@sarn/platform-server';

/** The house as one process runs it. */
export interface Composition {
  readonly modules: readonly ServerModule[];
  /** Who a token belongs to: the answer of the identity module. */
  readonly authenticate: Authenticate;
  /** Doors of the modules by name, for the demo agency and for tests. */
  readonly services: Services;
}

export type Services = Readonly<Record<string, unknown>>;

/**
 * Builds every module from the platform, and from the modules below it, in order of the floors.
 * Nothing may run or ask the database here: the API document is made from the same composition
 * without one.
 */
export function composeModules(_platform: Platform): Composition {
  return { modules: [], authenticate: async () => null, services: {} };
}
