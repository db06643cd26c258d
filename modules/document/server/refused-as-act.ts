import type { Endpoint } from '@sarn/kernel';
import type { Dependencies } from './dependencies.ts';

/** The endpoint with the codes of a step of the flow beside its own: it takes steps as well. */
export const refusedAsAct = <E extends Endpoint>(deps: Dependencies, endpoint: E): E => ({
  ...endpoint,
  errors: [...deps.engine.errors, ...endpoint.errors],
});
