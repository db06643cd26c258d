import { createLog } from '@sarn/platform-server';
import { createApp } from '../app.ts';
import type { App } from '../app.ts';
import { usualSettings } from '../module-settings.ts';
import type { ModuleSettings } from '../module-settings.ts';
import type { OfficeInstance } from './instance.testing.ts';
import { injectedFetch } from './injected-fetch.testing.ts';
import type { AppFetch } from './injected-fetch.testing.ts';

/** Another whole server over the database of an instance, as a second process is. */
export interface SecondProcess {
  /** The answer of a call, as JSON. */
  get(account: string, path: string): Promise<unknown>;
  readonly app: App;
  readonly fetch: AppFetch;
  /** Status of a call by somebody who signed in on the first. @param seenChange as browsers send it */
  statusOf(account: string, path: string, seenChange?: number): Promise<number>;
  close(): Promise<void>;
}

/** Opens it; the people of the instance use it with the tokens that they have. */
export async function openSecondProcess(
  first: Pick<OfficeInstance, 'app' | 'token'>,
  settings: ModuleSettings = usualSettings,
): Promise<SecondProcess> {
  const { config } = first.app.platform;
  const app = await createApp({
    hasRateLimits: false,
    log: createLog('silent'),
    ...{ databaseUrl: first.app.databaseUrl, settings },
    maxConnections: 4,
    config: { ...config, isScaledOut: true },
    clock: first.app.platform.clock,
  });
  const fetch = injectedFetch(app.inject);
  return {
    app,
    fetch,
    async get(account, path) {
      const headers = { authorization: `Bearer ${await first.token(account)}` };
      return (await fetch(`/api${path}`, { headers })).json();
    },
    async statusOf(account, path, seenChange = 0) {
      const headers = {
        authorization: `Bearer ${await first.token(account)}`,
        ...(seenChange > 0 ? { 'sarn-change': String(seenChange) } : {}),
      };
      return (await fetch(`/api${path}`, { headers })).status;
    },
    close: () => app.close(),
  };
}
