import type { Deployment } from '@sarn/portal/contract';
import { listDeployments } from './config-deployments.ts';

interface DeploymentFile {
  readonly deployment: Deployment;
}

/** Every deployment, in its order: one file each in `deployments/`, known by being there. */
export const deployments: readonly Deployment[] = (
  await Promise.all(
    listDeployments().map(
      async (name) => ((await import(`./deployments/${name}.ts`)) as DeploymentFile).deployment,
    ),
  )
).toSorted((a, b) => a.order - b.order);

/** @throws Error when there is no such file; the configuration has refused it before */
export function deploymentOf(code: string): Deployment {
  const found = deployments.find((one) => one.code === code);
  if (!found) throw new Error(`There is no deployment ${code}`);
  return found;
}
