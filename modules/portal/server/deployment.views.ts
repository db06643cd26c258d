import { portalLimits, release } from '../contract/index.ts';
import type { Deployment, PublicDeployment } from '../contract/index.ts';

/** What a browser may know of the deployment before sign-in. */
export function toPublicDeployment(
  deployment: Deployment,
  { isTestSystem }: { readonly isTestSystem: boolean },
): PublicDeployment {
  const { headRoles: _roles, hiddenTodoCodes: _hidden, order: _order, ...rest } = deployment;
  const { todoQueues: _queues, dataRequestDays: _days, ...shown } = rest;
  return {
    ...shown,
    ...release,
    isTestSystem,
    idleMs: portalLimits.idleMs,
    idleCountdownMs: deployment.flags.idleCountdown ? portalLimits.idleCountdownMs : 0,
  };
}
