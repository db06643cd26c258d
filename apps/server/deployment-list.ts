import { need } from '@sarn/kernel';
import type { Deployment } from '@sarn/portal/contract';
import { listDeployments } from './config-deployments.ts';
import type { ModuleSettings } from './module-settings.ts';

const loaded = new Map<string, Deployment>();
for (const name of listDeployments()) {
  const file = (await import(`./deployments/${name}.ts`)) as { deployment: Deployment };
  loaded.set(name, file.deployment);
}

/** The deployment of that name; the configuration has checked that it exists. */
export function deploymentNamed(name: string): Deployment {
  return need(loaded.get(name), `deployment ${name}`);
}

/** As `deploymentNamed`, with the addresses of outside pages that the environment sets. */
export function deploymentWith(name: string, { addresses }: ModuleSettings): Deployment {
  const named = deploymentNamed(name);
  return {
    ...named,
    archiveUrl: addresses.archiveUrl ?? named.archiveUrl,
    intranetUrl: addresses.intranetUrl ?? named.intranetUrl,
  };
}
