import { portalLimits, release, usualRemarks } from '../contract/index.ts';
import type { Deployment, PublicDeployment } from '../contract/index.ts';

/** What a browser may know of the deployment before sign-in. */
export function toPublicDeployment(
  deployment: Deployment,
  {
    isTestSystem,
    closedPages = [],
  }: { readonly isTestSystem: boolean; readonly closedPages?: readonly string[] },
): PublicDeployment {
  const { headRoles: _roles, hiddenTodoCodes: _hidden, order: _order, ...rest } = deployment;
  const { todoQueues: _queues, dataRequestDays: _days, noonBreak: _noon, ...more } = rest;
  const { idleMinutes, ...shown } = more;
  return {
    ...shown,
    ...release,
    isTestSystem,
    closedPages: [...closedPages],
    officeHours: deployment.officeHours ?? null,
    remarks: deployment.remarks ?? usualRemarks,
    idleMs: idleMinutes === undefined ? portalLimits.idleMs : idleMinutes * 60_000,
    idleCountdownMs: deployment.flags.idleCountdown ? portalLimits.idleCountdownMs : 0,
  };
}
