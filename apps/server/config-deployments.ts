import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Names of the deployment files: a new file in the folder is a new deployment. */
export function listDeployments(): string[] {
  return readdirSync(path.join(import.meta.dirname, 'deployments'))
    .filter((file) => /^[a-z][a-z0-9-]*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}
