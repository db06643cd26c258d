import { afterAll, beforeAll } from 'vitest';
import { freePort } from '@sarn/testing/local-port';
import { startServer } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { openProgramData } from './program-data.ts';
import type { ProgramData } from './program-data.ts';

/** A server with data of its own, which the tests of a file kill and start again. */
export function useKillableServer(name: string) {
  let data: ProgramData;
  let server: ServerProcess;
  let port: number;
  const start = async (): Promise<void> => {
    server = await startServer(data.env, port);
  };
  beforeAll(async () => {
    data = await openProgramData(name);
    port = await freePort();
    await start();
  }, 240_000);
  afterAll(async () => {
    await server.stop();
    await data.remove();
  });
  return {
    get url(): string {
      return server.url;
    },
    /** Ends the process as a loss of power does. */
    kill: () => server.kill(),
    /** Another process on the same data and the same port. */
    start,
  };
}
