import { deploymentFlags } from '@sarn/portal/contract';
import type { Deployment, DeploymentFlags } from '@sarn/portal/contract';
import type { DeploymentSwitch } from '@sarn/access-control/server';

type Flag = keyof DeploymentFlags;

/** Which way makes signing in weaker: then a second person confirms it. */
const weakening: Readonly<Partial<Record<Flag, 'on' | 'off'>>> = {
  captcha: 'off',
  singleSession: 'off',
  forgotPasswordAsksIdCard: 'off',
  registration: 'on',
  oneTimeCodes: 'off',
  passkeys: 'off',
  secondPerson: 'off',
};

/** Flags that a part of the server reads only when it starts: they stay as the file has them. */
const atStart: ReadonlySet<Flag> = new Set(['lineService', 'webPush', 'orderAsksPassword']);

/** Panels of the dashboard are set with the others of it. */
const elsewhere: ReadonlySet<Flag> = new Set(['circularPanel', 'declarationPanel']);

/** The switches of a deployment for the settings. */
export const switchesOf = ({ flags }: Deployment): readonly DeploymentSwitch[] =>
  deploymentFlags
    .filter((code) => !elsewhere.has(code))
    .map((code) => ({
      ...{ code, inFile: flags[code], isSetUp: true },
      ...{ weakens: weakening[code] ?? 'neither', atOnce: !atStart.has(code) },
    }));

/**
 * The deployment with flags that are looked up at each use: what the settings say, else the file.
 *
 * @param current undefined: as the file has it
 */
export function withLiveFlags(
  deployment: Deployment,
  current: (code: string) => boolean | undefined,
): Deployment {
  const flags = Object.defineProperties(
    { ...deployment.flags },
    Object.fromEntries(
      deploymentFlags
        .filter((code) => !atStart.has(code))
        .map((code) => [
          code,
          { enumerable: true, get: () => current(code) ?? deployment.flags[code] },
        ]),
    ),
  );
  return { ...deployment, flags };
}
