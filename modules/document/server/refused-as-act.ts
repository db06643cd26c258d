import type { Endpoint } from '@sarn/kernel';
import type { Dependencies } from './dependencies.ts';

/**
 * The endpoint with the error codes of a step of the flow beside its own, because it runs steps
 * too.
 */
export const refusedAsAct = <E extends Endpoint>(deps: Dependencies, endpoint: E): E => ({
  ...endpoint,
  errors: [...deps.engine.errors, ...endpoint.errors],
});
